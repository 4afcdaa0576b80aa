/**
 * An e-mail address that never widens its container: it wraps before the @, and inside a part only if that part is
 * longer than a line.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
