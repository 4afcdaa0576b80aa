type VariantChoice = { color?: { label: string } | null | undefined; size?: { size: string } | null | undefined }

/** "Đầm hoa nhí (Sen, 2Y)": the name of an item for screen readers. */
export function itemName(name: string, { color, size }: VariantChoice): string {
  const options = [color?.label, size?.size].filter(Boolean).join(', ')
  return options ? `${name} (${options})` : name
}
