/** A mailto link. An e-mail may contain `?` and `&`, which could add recipients or text to the mail. */
export function mailtoHref(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
