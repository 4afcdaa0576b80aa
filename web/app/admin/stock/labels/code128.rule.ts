/** Widths of the bars and gaps of Code 128, set C: each value is two digits, and takes eleven modules. */
const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )
const startC = 105
const stop = '2331112'
/** Scanners need this much white on either side. */
export const marginModules = 10

export type Barcode = { bars: { x: number; width: number }[]; width: number }

/** The bars of an even number of digits, in modules from the left, with the margins. */
export function drawCode128(digits: string): Barcode {
  if (!/^(\d\d)+$/.test(digits)) throw new Error('Code 128 C has pairs of digits')
  const values = digits.match(/\d\d/g)?.map(Number) ?? []
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), startC) % 103
  const pattern = [startC, ...values, check].map((value) => widths[value]).join('') + stop
  const bars: Barcode['bars'] = []
  let x = marginModules
  for (const [at, each] of [...pattern].entries()) {
    const width = Number(each)
    if (at % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { bars, width: x + marginModules }
}

/** The digits of a variant's number, as its label has them. */
export function labelDigits(number: number): string {
  return String(number).padStart(8, '0')
}
