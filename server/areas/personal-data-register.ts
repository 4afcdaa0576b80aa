/** What the shop knows about a person: each column with personal data, why it is stored, how long, and what a deletion does. */
export type PersonalTable = {
  /** Separated by blanks. */
  columns: string
  why: string
  until: string
  /** The part of the export that has it; absent: secrets, and what is not about the user. */
  exported?: string
  /** What the deletion of an account does with it. */
  erased: string
}

/**
 * One entry per table. A test compares it with the schema: a new column must be listed here, or below as one without personal
 * data. `npm run security:docs` writes it into docs/personal-data.md.
 */
export const personalData: Record<string, PersonalTable> = {
  users: {
    columns: 'username username_key email email_verified_at password_hash full_name phone role blocked_at language internal_notes',
    why: 'the account: sign-in, contact, the shop’s own notes',
    until: 'the account is erased',
    exported: 'account',
    erased: 'with the account',
  },
  user_identities: {
    columns: 'subject user_id',
    why: 'sign-in with Google',
    until: 'the account is erased',
    exported: 'account.identities',
    erased: 'with the account',
  },
  sessions: {
    columns: 'token_hash user_id seen_at proved_at',
    why: 'keeps a user signed in',
    until: 'SESSION_DAYS, or 14 idle days; 12 idle hours for admins',
    exported: 'account.sessions',
    erased: 'with the account',
  },
  sign_ins: {
    columns: 'user_id at way with_code device address session',
    why: 'lets users recognize foreign sign-ins; device and IP are shortened',
    until: '180 days',
    exported: 'account.signIns',
    erased: 'with the account',
  },
  known_devices: {
    columns: 'token_hash user_id seen_at',
    why: 'own budget of password attempts (decision 020)',
    until: '400 days without a sign-in',
    exported: 'account.knownBrowsers',
    erased: 'with the account',
  },
  pending_sign_ins: {
    columns: 'token_hash user_id way',
    why: 'between password and code',
    until: '10 minutes',
    erased: 'with the account',
  },
  mail_proofs: {
    columns: 'user_id kind secret_hash tries',
    why: 'e-mail codes and reset links',
    until: 'they expire, at most a day',
    erased: 'with the account',
  },
  two_factors: {
    columns: 'user_id secret',
    why: 'second factor',
    until: 'it is turned off',
    exported: 'account.twoFactor',
    erased: 'with the account',
  },
  recovery_codes: {
    columns: 'user_id code_hash used_at',
    why: 'second factor without the phone',
    until: 'they are replaced',
    erased: 'with the account',
  },
  addresses: {
    columns: 'user_id full_name phone province_code province ward_code ward street note is_default',
    why: 'address book',
    until: 'the user deletes it',
    exported: 'account.addresses',
    erased: 'with the account',
  },
  children: {
    columns: 'user_id nickname birth_month height_mm weight_grams measured_on',
    why: 'advises sizes; no name, no birthday',
    until: 'the user deletes it',
    exported: 'account.children',
    erased: 'with the account',
  },
  staff_invitations: {
    columns: 'email role token_hash invited_by',
    why: 'invites staff',
    until: '7 days',
    erased: 'with the account of the e-mail',
  },
  guests: {
    columns: 'token_hash seen_at',
    why: 'cart and wishlist without an account',
    until: 'a year without a visit, a day if empty',
    erased: 'at sign-in',
  },
  carts: {
    columns: 'user_id guest_id discount_code',
    why: 'the cart',
    until: 'the account is erased, or with the guest',
    exported: 'cart',
    erased: 'with the account',
  },
  cart_lines: {
    columns: 'personalization',
    why: 'the cart: a name to embroider, measures',
    until: 'the line is removed',
    exported: 'cart',
    erased: 'with the account',
  },
  wishes: {
    columns: 'user_id guest_id product_id',
    why: 'the wishlist',
    until: 'the user removes it',
    exported: 'wishlist',
    erased: 'with the account',
  },
  reviews: {
    columns: 'user_id author title comment reply',
    why: 'shown to other parents, with the reply of the shop',
    until: 'the author is erased; the text stays without a name',
    exported: 'reviews',
    erased: 'author, account and reply removed',
  },
  review_photos: {
    columns: 'image_id',
    why: 'shown to other parents',
    until: 'with the review, or the author is erased',
    exported: 'reviews',
    erased: 'deleted',
  },
  orders: {
    columns:
      'user_id guest_id access_token email phone language pickup shipping_address billing_address note gift_wishes gift_code invoice confirm_token ip_key internal_notes search_folded',
    why: 'delivers the order; the books need it for ten years; ip_key limits cash orders without a payment',
    until: 'anonymised on request once closed; ip_key 30 days',
    exported: 'orders',
    erased: 'anonymised',
  },
  cart_handovers: {
    columns: 'token_hash guest_id draft',
    why: 'carries a cart and the typed address into another browser',
    until: '15 minutes, or its first use',
    erased: 'within a day',
  },
  order_drafts: {
    columns: 'token body created_by',
    why: 'an order that staff prepare for a customer, who confirms it by a link',
    until: '30 days after its last change; the body until it is ordered',
    erased: 'within 30 days',
  },
  order_updates: {
    columns: 'words image_id',
    why: 'shows buyers how their order is made',
    until: 'with the order',
    exported: 'orders',
    erased: 'deleted',
  },
  order_lines: {
    columns: 'personalization note price_reason',
    why: 'what is sewn for this child, and what staff agreed with the buyer',
    until: 'as the order',
    exported: 'orders',
    erased: 'removed',
  },
  order_events: {
    columns: 'by_whom note details',
    why: 'the history of an order',
    until: 'as the order',
    exported: 'orders.history',
    erased: 'note and details removed',
  },
  order_exchanges: {
    columns: 'reason answer phone',
    why: 'an exchange',
    until: 'as the order',
    exported: 'orders.exchanges',
    erased: 'removed',
  },
  buyer_notes: {
    columns: 'phone notes tags',
    why: 'what the shop notes about a buyer without an account',
    until: 'an account with an order of this phone is erased',
    exported: 'orders.notesAboutBuyer',
    erased: 'removed',
  },
  order_returns: {
    columns: 'reason answer',
    why: 'a return',
    until: 'as the order',
    exported: 'orders.returns',
    erased: 'removed',
  },
  discount_uses: { columns: 'customer_key phone', why: 'one use per customer', until: 'as the order', erased: 'removed with the order' },
  idempotency_keys: {
    columns: 'owner key body_hash',
    why: 'an order sent twice is placed once',
    until: '30 days',
    erased: 'after 30 days; an id that leads nowhere',
  },
  payments: {
    columns: 'bank_number trans_id',
    why: 'matches a payment to an order; the books',
    until: 'ten years, with the order',
    erased: 'stays: a number of the bank, without the person',
  },
  payment_mismatches: {
    columns: 'notice seen_by seen_note',
    why: 'money that matched no order',
    until: 'ten years, with the books',
    erased: 'stays: needed to pay it back',
  },
  refunds: {
    columns: 'reason reference opened_by',
    why: 'gives money back; the books',
    until: 'ten years, with the order',
    erased: 'stays: a number of the bank, without the person',
  },
  cod_ledger: {
    columns: 'collected_by remitted_by',
    why: 'cash that carriers and staff owe',
    until: 'ten years, with the books',
    erased: 'stays: the name of a staff member',
  },
  cod_statements: {
    columns: 'created_by booked_by',
    why: 'who read and booked a statement of a carrier',
    until: 'ten years, with the books',
    erased: 'stays: the name of a staff member',
  },
  cod_statement_lines: {
    columns: 'code',
    why: 'the parcel that a carrier was paid for',
    until: 'ten years, with the books',
    erased: 'stays: a number, without the person',
  },
  shipments: {
    columns: 'tracking_code',
    why: 'follows the parcel',
    until: 'as the order',
    exported: 'orders.shipment',
    erased: 'stays: leads to the carrier, who deletes it',
  },
  shipment_events: { columns: 'by_whom note', why: 'the history of a parcel', until: 'as the order', erased: 'note removed' },
  carrier_notices: {
    columns: 'tracking_code order_number reason',
    why: 'reports of carriers',
    until: '180 days',
    erased: 'after 180 days',
  },
  contact_messages: {
    columns: 'full_name email message fingerprint answered_by',
    why: 'answers messages',
    until: 'a year',
    exported: 'letters',
    erased: 'deleted',
  },
  newsletter_subscribers: {
    columns: 'email language consent_version consented_at unsubscribe_token_hash unsubscribed_at',
    why: 'newsletter, with the proof of consent',
    until: 'the e-mail unsubscribes',
    exported: 'letters',
    erased: 'deleted',
  },
  stock_alerts: {
    columns: 'email language token consent_version',
    why: 'tells when a product is back',
    until: 'a year',
    exported: 'alerts',
    erased: 'deleted',
  },
  mails: {
    columns: 'recipient subject text html',
    why: 'delivers mails once',
    until: '90 days; codes and links until sent',
    exported: 'mails',
    erased: 'emptied',
  },
  push_subscriptions: {
    columns: 'user_id session endpoint p256dh auth device language',
    why: 'notifications for staff',
    until: 'signing out, or 30 days without success',
    exported: 'pushDevices',
    erased: 'with the account',
  },
  rate_counters: {
    columns: 'key',
    why: 'limits guesses and mails; the key may be an e-mail or IP',
    until: 'the window ends, at most a day',
    erased: 'within a day',
  },
  audit_entries: {
    columns: 'who details',
    why: 'who changed what in the admin',
    until: 'as long as the shop',
    erased: 'details about the person’s orders removed; the id leads nowhere',
  },
  stock_moves: { columns: 'who', why: 'who changed the stock', until: 'as long as the shop', erased: 'stays: the id of a staff member' },
  stock_takes: {
    columns: 'started_by ended_by',
    why: 'who began and ended a stock take',
    until: 'as long as the shop',
    erased: 'stays: the id of a staff member',
  },
  stock_take_counts: { columns: 'counted_by', why: 'who counted', until: 'as long as the shop', erased: 'stays: the id of a staff member' },
  search_miss_days: {
    columns: 'term',
    why: 'what visitors searched in vain by day, for reports; counted, without who',
    until: 'two years',
    erased: 'names nobody',
  },
  search_misses: {
    columns: 'term',
    why: 'what visitors searched in vain; counted, without who',
    until: 'seldom ones are swept',
    erased: 'names nobody',
  },
  settings: { columns: 'value', why: 'the shop’s own contact data', until: 'the owner changes it', erased: 'stays: the owner’s' },
  momo_sandbox: { columns: 'record', why: 'the wallet of a trial shop', until: 'the trial ends', erased: 'trial data' },
  live_events: { columns: 'subject', why: 'tells open pages what changed', until: 'two days', erased: 'after two days' },
}
