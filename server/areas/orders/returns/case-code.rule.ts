/** The number of a case, as it is printed on its slip: of a return `MM261121-7KQ4-T1`, of an exchange `MM261121-7KQ4-D2`. */
export function returnCode(orderNumber: string, number: number): string {
  return `${orderNumber}-T${number}`
}

/** A line has one exchange at a time. */
export function exchangeCode(orderNumber: string, position: number): string {
  return `${orderNumber}-D${position + 1}`
}

/** The number of the order in a typed or scanned number of a case. */
export function orderNumberOfCase(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/-[TD]\d{1,3}$/, '')
}
