import { expect, test } from 'vitest'
import { splitWords } from '../fold-words.rule.ts'
import { readPrice } from './read-price.rule.ts'

const read = (text: string) => {
  const words = splitWords(text)
  const found = readPrice(words, 0)
  if (!found) return null
  const { min = '', max = '' } = found.value
  return `${min}–${max}${found.length < words.length ? '…' : ''}`
}

test.each([
  // At most.
  ['dưới 300k', '–300000'],
  ['dưới 3 lít', '–300000'],
  ['dưới một trăm tám mươi lăm nghìn', '–185000'],
  ['dưới chín mươi nghìn', '–90000'],
  ['max 150 thousand', '–150000'],
  ['dưới 5 xị', '–500000'],
  ['dưới nửa củ', '–500000'],
  ['dưới 200 cành', '–200000'],
  ['<200k', '–200000'],
  ['không quá 250 nghìn', '–250000'],
  ['ko quá 250k', '–250000'],
  ['tối đa hai trăm rưỡi', '–250000'],
  ['dưới hai trăm năm mươi nghìn', '–250000'],
  ['dưới 2 trăm 50', '–250000'],
  ['dưới trăm rưỡi', '–150000'],
  ['dưới trăm hai', '–120000'],
  ['200 đổ lại', '–200000'],
  ['200k quay đầu', '–200000'],
  ['150k trở xuống', '–150000'],
  ['300k max', '–300000'],
  ['under 300k', '–300000'],
  ['no more than 300k', '–300000'],
  ['giá dưới 200', '–200000'],
  // At least.
  ['trên 1tr2', '1200000–'],
  ['hơn 1 triệu rưỡi', '1500000–'],
  ['từ 400 trở lên', '400000–'],
  ['400k up', '400000–'],
  ['300k+', '300000–'],
  // Between.
  ['tầm 200-300k', '200000–300000'],
  ['tam 200 300k', '200000–300000'],
  ['2-300k', '200000–300000'],
  ['hai ba trăm', '200000–300000'],
  ['1-2 trăm', '100000–200000'],
  ['từ 150k đến 250k', '150000–250000'],
  ['tầm giá 100 đến 200', '100000–200000'],
  ['100k – 200k', '100000–200000'],
  ['1-2 triệu', '1000000–2000000'],
  // Around: a fifth more or less.
  ['300k', '240000–360000'],
  ['3 trăm', '240000–360000'],
  ['tầm 300', '240000–360000'],
  ['khoảng tám trăm', '640000–960000'],
  ['giá 90', '72000–108000'],
  ['3xx', '300000–399000'],
  ['giá 2xxk', '200000–299000'],
  // In dollars and euros, in whole thousands of dong.
  ['under $20', '–520000'],
  ['$20', '416000–624000'],
  ['20$', '416000–624000'],
  ['20usd', '416000–624000'],
  ['dưới 10 đô', '–260000'],
  ['duoi 10 do la', '–260000'],
  ['dưới hai mươi đô la', '–520000'],
  ['less than 19.99 USD', '–520000'],
  ['around ten dollars', '208000–312000'],
  ['$10-20', '260000–520000'],
  ['10-20 usd', '260000–520000'],
  ['from $10 to $20', '260000–520000'],
  ['15 bucks or less', '–390000'],
  ['under 15€', '–450000'],
  ['dưới 10đô', '–260000'],
  ['20đỏ', null],
  ['20 đỏ', null],
  ['3 do', null],
  // No prices: measures, sizes and ages.
  ['100-110', null],
  ['khoảng 90', null],
  ['dưới 2 tuổi', null],
  ['hơn 24 tháng', null],
  ['200', null],
  ['tám tháng', null],
])('read-price: %s', (text, range) => {
  expect(read(text)).toBe(range)
})
