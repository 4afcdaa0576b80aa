import { Banks, QRPay } from 'vietnam-qr-pay'
import type { BankAccount } from '../../../../contract/content.ts'
import type { Transfer } from '../../../../contract/payments.ts'
import { stripDiacritics } from '../../../../contract/text.ts'

type Paid = { orderNumber: string; amount: number }

/**
 * What a customer needs to transfer the money: a code for the bank's app (VietQR), and text to copy. There is no code
 * without a bank known at NAPAS.
 */
export function presentTransfer(account: BankAccount, { orderNumber, amount }: Paid): Transfer {
  const bank = findBank(account)
  const reference = referenceOf(orderNumber)
  const { accountNumber, accountName } = account
  const code =
    bank && QRPay.initVietQR({ bankBin: bank.bin, bankNumber: accountNumber, amount: String(amount), purpose: reference }).build()
  return { bankName: account.bankName ?? bank?.shortName ?? '', accountNumber, accountName, amount, reference, qr: code ?? null }
}

/** The description of the transfer. Banks drop diacritics and hyphens, so it has none: `MM261121-7KQ4` → `MM2611217KQ4`. */
function referenceOf(orderNumber: string): string {
  return orderNumber.replaceAll('-', '')
}

/** The order number in a transfer's description, where banks and people add words and blanks around and inside it. */
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
