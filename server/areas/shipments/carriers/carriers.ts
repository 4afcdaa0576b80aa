import type { CarrierAdapter } from './carrier-adapter.ts'
import { ghn } from './ghn.ts'
import { ghtk } from './ghtk.ts'
import { viettelPost } from './viettelpost.ts'

export const carriers: CarrierAdapter[] = [ghn, ghtk, viettelPost]
