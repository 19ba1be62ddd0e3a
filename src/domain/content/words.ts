/** What is said of the parts of a text that came from the server. */
export const tableNumber = (number: number): string => `表格${number}`;
export const codeSampleNumber = (number: number): string => `代码${number}`;
export const formulaNumber = (number: number): string => `公式${number}`;
