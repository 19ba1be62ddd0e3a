/** Over a snapshot while the site cannot be reached (docs/spec/start-and-routes.md#over-a-snapshot). */
export const SNAPSHOT_SHOWN = '暂时无法连接网站，以下是先前保存的内容，恢复后会自动更新';
