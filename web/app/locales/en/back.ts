/** The back-in-stock form of a sold-out product. */
export default {
  title: 'Tell me when it is back',
  off: 'This is sold out. The shop cannot send mails yet; please call or write to us to ask when it is back.',
  email: 'Your e-mail',
  button: 'Tell me',
  consent: 'By pressing the button you agree to one e-mail when {{what}} is back; your address is then taken off the list.',
  missing: 'This field is required',
  invalid: 'Invalid email address',
  done: 'Noted',
}
