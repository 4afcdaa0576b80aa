import type { PrintDetails } from '../../../../../contract/admin/print.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'
import type { Paper, Sender } from './sheets.ts'

/** What a document of one parcel is made of. */
export type SheetProps = { order: PrintedParcel; details: PrintDetails | undefined; sender: Sender; paper: Paper }
