import { expect, test } from 'vitest'
import { addRecent, parseRecent, removeRecent } from './recent-searches.ts'

test.each([
  [[], 'đầm', ['đầm']],
  [['mũ'], 'đầm', ['đầm', 'mũ']],
  [['mũ', 'dam hoa'], 'Đầm hoa', ['Đầm hoa', 'mũ']],
  [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
  [['mũ'], '', ['mũ']],
])('addRecent: %j and "%s" give %j', (recent, term, then) => {
  expect(addRecent(recent, term)).toEqual(then)
})

test.each([
  [['mũ', 'đầm'], 'DAM', ['mũ']],
  [['mũ'], 'áo', ['mũ']],
  [[], 'áo', []],
])('removeRecent: %j without "%s" gives %j', (recent, term, then) => {
  expect(removeRecent(recent, term)).toEqual(then)
})

test.each([
  [null, []],
  ['["mũ","đầm"]', ['mũ', 'đầm']],
  ['["mũ",1,null," ",{"a":1}]', ['mũ']],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ['{"a":1}', []],
  ['"mũ"', []],
  ['[', []],
])('parseRecent: stored %s is read as %j', (stored, recent) => {
  expect(parseRecent(stored)).toEqual(recent)
})
