import { expect, test } from 'vitest'
import { defaultSizeChart } from '../../../content/settings/default-size-chart.ts'
import { sizesFor } from '../fitting-sizes.rule.ts'
import { splitWords } from '../fold-words.rule.ts'
import { readSize } from './read-size.rule.ts'

const chart = [...defaultSizeChart.baby, ...defaultSizeChart.kids]
const inUse = chart.map(({ size }) => size)
const fitting = (text: string) => {
  const words = splitWords(text)
  const found = readSize(words, 0)
  return found ? `${sizesFor(found.value, inUse, chart).join(' ')}${found.length < words.length ? '…' : ''}` : null
}

test.each([
  // Ages.
  ['2t', '2Y'],
  ['2 tuổi', '2Y'],
  ['hai tuổi', '2Y'],
  ['two years old', '2Y'],
  ['2-year-old', '2Y'],
  ['18 tháng', '18-24M'],
  ['1 tuổi rưỡi', '18-24M'],
  ['6m', '6-9M'],
  ['bé sáu tháng tuổi', '6-9M'],
  ['6-9 tháng', '6-9M'],
  ['từ 6m đến 9m', '6-9M'],
  ['2-3 tuổi', '2Y 3Y'],
  ['2 3 tuổi', '2Y 3Y'],
  ['hai đến ba tuổi', '2Y 3Y'],
  ['cỡ chín đến mười hai tháng', '9-12M'],
  ['mười hai tới mười tám tháng', '12-18M'],
  ['6 tháng đến 1 tuổi', '6-9M 9-12M 12-18M'],
  ['1,2 tuổi', '12-18M 18-24M 2Y'],
  ['gần 2 tuổi', '18-24M 2Y'],
  ['hơn 2 tuổi', '2Y'],
  ['mười tám tháng', '18-24M'],
  ['2 tuổi 4 tháng', '2Y'],
  ['1 tuổi 8 tháng', '18-24M'],
  ['sắp lên 4', '3Y 4Y'],
  ['lên ba', '3Y'],
  ['len 3', null],
  ['lớp lá', '5Y'],
  ['size 5-6', '5Y 6Y'],
  ['dưới 6 tháng', '0-3M 3-6M'],
  ['size 3-6', '3-6M'],
  ['size 12-18', '12-18M'],
  ['mẫu giáo', '3Y 4Y 5Y'],
  ['lớp 1', '6Y 7Y'],
  ['10 tuổi', ''],
  // Heights and weights.
  ['cao 1m05', '4Y'],
  ['bé m05', '4Y'],
  ['1 mét 05', '4Y'],
  ['bé cao mét hai', '6Y'],
  ['cao một mét mười lăm', '5Y'],
  ['cao 1 mét lẻ năm', '4Y'],
  ['nặng 9 ký 2', '9-12M'],
  ['12kg 2 tuổi', '2Y…'],
  ['1.05m', '4Y'],
  ['cao 95', '2Y'],
  ['cao 90 phân', '2Y'],
  ['cao 90-98cm', '2Y 3Y'],
  ['bé 10kg', '12-18M'],
  ['8 ký rưỡi', '9-12M'],
  ['bé 9kg5', '12-18M'],
  ['gần 12kg', '18-24M'],
  ['cao chín mươi phân', '2Y'],
  ['nặng mười cân', '12-18M'],
  ['10-12kg', '12-18M 18-24M'],
  ['nặng 12', '2Y'],
  ['bé 1t2m', '12-18M'],
  ['2t6', '2Y'],
  ['lớp 2', '7Y 8Y'],
  // What a child can do, and days of a baby when something is worn.
  ['bé tập lật', '3-6M'],
  ['cho bé tập bò', '6-9M 9-12M'],
  ['đồ thôi nôi', '9-12M 12-18M'],
  ['thôi nôi bé trai mặc gì', '9-12M 12-18M…'],
  ['tiệc thôi nôi mặc', '9-12M 12-18M…'],
  ['thôi nôi bé trai', null],
  ['thôi nôi tặng đồ mặc', null],
  // Sizes.
  ['size 2y', '2Y'],
  ['sz3', '3Y'],
  ['sai 2t', '2Y'],
  ['size 90', '2Y'],
  ['cỡ 12-18m', '12-18M'],
  ['size 80', '12-18M'],
  // Neither.
  ['1 túi', null],
  ['200k', null],
  ['2 m', null],
  ['cần 2 mũ', null],
  ['3 yếm', null],
])('read-size: %s', (text, sizes) => {
  expect(fitting(text)).toBe(sizes)
})
