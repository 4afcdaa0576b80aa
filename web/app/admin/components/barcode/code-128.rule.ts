/** The widths of bars and spaces of each symbol, by its value. */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const startB = 104
const startC = 105
const stop = 106

/**
 * The values of the symbols of a text in Code 128 (ISO/IEC 15417): start, text, check symbol, stop. Pairs of digits take one symbol
 * each (code set C), any other text one for each letter (code set B).
 */
export function code128Values(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError(`not a text of Code 128: ${text}`)
  const pairs = /^(\d\d)+$/.test(text) ? text.match(/\d\d/g) : null
  const start = pairs ? startC : startB
  const values = pairs ? pairs.map(Number) : [...text].map((letter) => letter.charCodeAt(0) - 0x20)
  const sum = values.reduce((total, value, at) => total + value * (at + 1), start)
  return [start, ...values, sum % 103, stop]
}

/** The bars of a text: where each begins and how wide it is, in modules; `width` without the light margins. */
export function code128Bars(text: string): { width: number; bars: { x: number; width: number }[] } {
  const bars: { x: number; width: number }[] = []
  let x = 0
  for (const value of code128Values(text)) {
    for (const [at, digit] of [...(patterns[value] ?? '')].entries()) {
      if (at % 2 === 0) bars.push({ x, width: Number(digit) })
      x += Number(digit)
    }
  }
  return { width: x, bars }
}
