type VariantChoice = { color?: { label: string } | null | undefined; size?: { size: string } | null | undefined }

/** A line's name for screen readers: `Thỏ bông (An, Chàm)` where two lines would have the same one. */
export function lineName({ name, personalization }: { name: string; personalization?: readonly { text: string }[] | undefined }): string {
  return personalization ? `${name} (${personalization.map(({ text }) => text).join(', ')})` : name
}

/** "Đầm hoa nhí (Sen, 2Y)": the name of an item for screen readers. */
export function itemName(name: string, { color, size }: VariantChoice): string {
  const options = [color?.label, size?.size].filter(Boolean).join(', ')
  return options ? `${name} (${options})` : name
}
