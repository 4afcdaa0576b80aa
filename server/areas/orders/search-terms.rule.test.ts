import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.rule.ts'

test.each([
  ['', []],
  ['   ', []],
  ['Trần  Thị Đào', ['tran', 'thi', 'dao']],
  ['MM261121-7KQ4', ['mm261121-7kq4']],
  ['mm2611217kq4', ['mm261121-7kq4']],
  ['#MM261121 7KQ4', ['mm261121-7kq4']],
  ['261121-7KQ4', ['mm261121-7kq4']],
  ['mm2611217k', ['mm261121-7k']],
  ['#MM261121', ['mm261121']],
  ['MM2611217KQ4 Đào', ['mm261121-7kq4', 'dao']],
  ['0912 345 678', ['+84912345678']],
  ['+84 912.345-678', ['+84912345678']],
  ['84 (0)912 345 678', ['+84912345678']],
  ['0912 345', ['0912345']],
  ['345678', ['345678']],
  ['12 Mai', ['12', 'mai']],
  ['mai@example.vn', ['mai@example.vn']],
  ['1 2 3', ['1', '2', '3']],
  ['một hai ba bốn năm sáu bảy tám chín', ['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay', 'tam']],
])('search-terms: %j becomes %j', (query, words) => expect(searchTerms(query)).toEqual(words))
