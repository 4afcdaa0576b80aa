/** A message with what it says, as the API returns it. */
export type LabelledMessage = {
  message: string
  fields: Record<'name' | 'phone' | 'street' | 'ward' | 'province' | 'pay' | 'gift' | 'note', string>
  others: string[]
  /** The ward is one of several. */
  hasCandidates: boolean
  /** It goes to several people: the first parcel is read, the others are marked. */
  hasParcels: boolean
  items: string[]
}

export function readLabels(text: string): LabelledMessage[] {
  return text
    .split(/^###$/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const at = block.lastIndexOf('=>')
      const labels = block
        .slice(at + 2)
        .split(' | ')
        .map((label) => label.trim())
        .filter(Boolean)
      const textOf = (key: string) => labels.find((label) => label.startsWith(`${key} `))?.slice(key.length + 1) ?? ''
      const allOf = (key: string) => labels.flatMap((label) => (label.startsWith(`${key} `) ? [label.slice(key.length + 1)] : []))
      return {
        message: block.slice(0, at).trim(),
        fields: {
          name: textOf('name'),
          phone: e164(textOf('phone')),
          street: textOf('street'),
          ward: textOf('ward'),
          province: textOf('province'),
          pay: textOf('pay'),
          gift: labels.includes('gift') ? 'yes' : '',
          note: textOf('note'),
        },
        others: allOf('other').map(e164),
        hasCandidates: labels.includes('ward?'),
        hasParcels: labels.includes('parcels'),
        items: allOf('item'),
      }
    })
}

function e164(phone: string): string {
  return phone.replace(/^0/, '+84')
}
