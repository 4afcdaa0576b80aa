/** A province without "Tỉnh" and "Thành phố", as people say it: "Thành phố Huế" is "Huế". */
export function spokenProvince(name: string): string {
  return name.normalize('NFC').replace(/^(?:tỉnh|thành phố|tp\.?) (?=.)/i, '')
}

const collator = new Intl.Collator('vi')

/** The shop's own province first, then the others as in a Vietnamese dictionary. */
export function sortProvinces(provinces: readonly string[], city: string): string[] {
  const spoken = provinces.map((name) => ({ name, key: spokenProvince(name) }))
  const sorted = spoken.sort((one, other) => collator.compare(one.key, other.key)).map(({ name }) => name)
  return ownFirst(sorted, (name) => name, city)
}

/** Items in their own sequence, except that of the province that is named as the shop's town, which comes first. */
export function ownFirst<Item>(items: readonly Item[], nameOf: (item: Item) => string, city: string): Item[] {
  const key = (name: string) => spokenProvince(name).toLowerCase()
  const own = items.find((item) => key(nameOf(item)) === key(city))
  return own === undefined ? [...items] : [own, ...items.filter((item) => item !== own)]
}
