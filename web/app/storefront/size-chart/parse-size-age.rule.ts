type SizeAge = { from: number; to: number | null; unit: 'months' | 'years' }

/** The age range in a size's name: `3-6M` is three to six months, `2Y` two years. Null if the name holds none. */
export function parseSizeAge(size: string): SizeAge | null {
  const months = /^(\d{1,2})\s*-\s*(\d{1,2})\s*M$/i.exec(size)
  if (months) return { from: Number(months[1]), to: Number(months[2]), unit: 'months' }
  const years = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*[YT]$/i.exec(size)
  if (years) return { from: Number(years[1]), to: years[2] ? Number(years[2]) : null, unit: 'years' }
  return null
}
