/** Opens the chat with a phone number (E.164). Zalo takes no text: it is copied before. */
export function zaloHref(phone: string): string {
  return `https://zalo.me/${phone.replace('+', '')}`
}

/** Opens a text message with its body. `?&` is understood by iOS, which wants `&`, and by Android, which wants `?`. */
export function smsHref(phone: string, text: string): string {
  return `sms:${phone}?&body=${encodeURIComponent(text)}`
}
