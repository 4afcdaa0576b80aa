/** An e-mail, also in quotes, percent-encoded or inside a longer text; not the name of a package (`/@scope/name`). */
const email = /(?:"[^"\r\n]*"|[^\s<>()[\]{}"',;:@/%]+)(?:@|%40)(\[[^\]\s]*\]|[\p{L}\p{N}.-]*[\p{L}\p{N}])/giu

/** E-mails without the part that names a person, for logs and stored errors: mail servers quote the recipient. */
export function maskEmails(text: string): string {
  return text.replace(email, '***@$1')
}
