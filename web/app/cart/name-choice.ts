type Choice = { color?: { label: string } | null | undefined; size?: { size: string } | null | undefined }

/** "Đầm hoa nhí (Sen, 2Y)": a piece as it is named to those who listen. */
export function nameChoice(name: string, { color, size }: Choice): string {
  const options = [color?.label, size?.size].filter(Boolean).join(', ')
  return options ? `${name} (${options})` : name
}
