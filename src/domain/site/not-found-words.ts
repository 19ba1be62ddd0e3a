export const NOT_FOUND_TEXT = '您访问的页面可能已被移动或删除，请检查地址是否正确';
