import { csvHead, csvLines, jsonLines } from './table-text';

const ROW = { id: 7, text: 'He said "no",\nand left', nothing: null, list: [1, 2], isOpen: false };

it('writes a row as CSV with quotes where a cell needs them', () => {
  expect(csvHead(ROW) + csvLines([ROW])).toBe('id,text,nothing,list,isOpen\r\n7,"He said ""no"",\nand left",,"[1,2]",false\r\n');
});

it.each(['=1+1', '+880', '-5 words', '@name', '\tx'])('lets no spreadsheet run %j as a formula', (text) => {
  expect(csvLines([{ text }])).toBe(`'${text}\r\n`);
});

it('leaves a negative number a number', () => {
  expect(csvLines([{ amount: -500 }])).toBe('-500\r\n');
});

it('joins pages of rows to one JSON list', () => {
  const list = `[${jsonLines([{ id: 1 }, { id: 2 }], true)}${jsonLines([{ id: 3 }], false)}]`;
  expect(JSON.parse(list)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
