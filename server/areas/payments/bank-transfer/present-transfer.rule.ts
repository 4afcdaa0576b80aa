import { Banks, QRPay } from 'vietnam-qr-pay'
import type { BankAccount } from '../../../../contract/content.ts'
import type { Transfer } from '../../../../contract/payments.ts'
import { stripDiacritics } from '../../../../contract/text.ts'

type Paid = { orderNumber: string; amount: number }

/**
 * Everything somebody needs to send the money of an order from their bank: as a code their bank's app reads
 * (VietQR), and as text to copy. Without a bank that is known at NAPAS there is no code.
 */
export function presentTransfer(account: BankAccount, { orderNumber, amount }: Paid): Transfer {
  const bank = findBank(account)
  const reference = referenceOf(orderNumber)
  const { accountNumber, accountName } = account
  const code =
    bank && QRPay.initVietQR({ bankBin: bank.bin, bankNumber: accountNumber, amount: String(amount), purpose: reference }).build()
  return { bankName: account.bankName ?? bank?.shortName ?? '', accountNumber, accountName, amount, reference, qr: code ?? null }
}

/** What a transfer says it is for. Banks drop marks and hyphens, so there are none: `MM261121-7KQ4` → `MM2611217KQ4`. */
function referenceOf(orderNumber: string): string {
  return orderNumber.replaceAll('-', '')
}

/** The order number in what somebody wrote into a transfer: banks and people put other words and blanks around and into it. */
export function orderNumberIn(description: string): string | null {
  const packed = stripDiacritics(description)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const found = /MM(\d{6})([0-9A-HJKMNP-TV-Z]{4})/.exec(packed)
  return found ? `MM${found[1]}-${found[2]}` : null
}

function findBank({ bin, bankName }: BankAccount): { bin: string; shortName: string } | undefined {
  if (bin) return Banks.find((bank) => bank.bin === bin) ?? { bin, shortName: '' }
  const wanted = plain(bankName ?? '')
  return Banks.find(({ code, shortName, name }) => [code ?? '', shortName, name].some((known) => plain(known) === wanted))
}

function plain(text: string): string {
  return stripDiacritics(text).replace(/[^a-z0-9]/g, '')
}
