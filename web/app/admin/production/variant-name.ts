/** A variant in one line: "Áo dài gấm · Chàm · 4Y". */
export function variantName({ name, color, size }: { name: string; color: string; size: string }): string {
  return [name, color, size].filter(Boolean).join(' · ')
}
