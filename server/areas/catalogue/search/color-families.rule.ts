/** The families (keys of the vocabulary) that the hex value of a colour belongs to; of a colour between two, both. */
export function colorFamilies(hex: string): string[] {
  const { hue, saturation, lightness } = toHsl(hex)
  if (Number.isNaN(hue)) return []
  if (lightness < 0.12) return ['black']
  if (saturation < 0.08) return lightness > 0.93 ? ['white'] : lightness < 0.2 ? ['black', 'gray'] : ['gray']
  const families: string[] = []
  const isPale = lightness > 0.82
  if (isPale) families.push('pastel')
  if (isPale && lightness > 0.9 && hue >= 20 && hue <= 60) families.push('white')
  if (hue >= 28 && hue < 55 && lightness > 0.72 && saturation < 0.6) families.push('beige')
  if (hue < 12 || hue >= 345) families.push(lightness > 0.66 ? 'pink' : 'red')
  else if (hue < 28)
    families.push(
      ...(lightness > 0.66
        ? ['pink']
        : lightness < 0.42
          ? saturation < 0.45
            ? ['brown']
            : ['brown', 'terracotta', ...(hue < 16 ? ['red'] : [])]
          : ['terracotta', 'orange', 'brown']),
    )
  else if (hue < 36) families.push(...(lightness < 0.5 ? ['brown'] : lightness > 0.72 ? [] : ['orange']))
  else if (hue < 66)
    families.push(
      ...(lightness < 0.35 ? ['brown'] : saturation > 0.45 && lightness < 0.92 && !isCream(hue, saturation, lightness) ? ['yellow'] : []),
    )
  else if (hue < 165) families.push('green')
  else if (hue < 255) families.push('blue')
  else if (hue < 300) families.push('purple')
  else families.push('pink')
  if (families.includes('green')) families.push('xanh', lightness < 0.45 ? 'darkgreen' : 'lightgreen')
  if (families.includes('blue')) families.push('xanh', ...(lightness < 0.36 ? ['navy'] : lightness > 0.5 ? ['skyblue'] : []))
  return families
}

function isCream(hue: number, saturation: number, lightness: number): boolean {
  return hue < 50 && lightness > 0.8 && saturation < 0.6
}

function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  const lightness = (most + least) / 2
  if (spread === 0) return { hue: Number.isNaN(most) ? Number.NaN : 0, saturation: 0, lightness }
  const turn = most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return { hue: turn * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}
