/** A link that begins a mail. An address may hold `?` and `&`, which would add readers or words to the mail. */
export function mailtoHref(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
