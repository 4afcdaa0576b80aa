/**
 * Whether a mail server refused a mail for good (550 to 554): sending it again would get the same reply. Other replies, a
 * failed login and a failed connection may pass; so may a refusal of the connection itself (a greeting with 554).
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 554
}
