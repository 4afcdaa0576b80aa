/** An address of an e-mail, which widens nothing: it goes on in a new line with its @, and breaks elsewhere only where a part of it is longer than a line. */
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
