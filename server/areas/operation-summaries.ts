/**
 * What each call of the API does, for the OpenAPI document: a line per path, its methods separated by `|`. A test compares it
 * with the routes: a new route needs a line here.
 */
const table = `
/health/live: GET Tell that the process runs
/health/ready: GET Tell that the shop serves requests
/users/register: POST Create an account and sign in
/users/login: POST Sign in by e-mail or user name
/users/login/code: POST Complete a sign-in with a second factor
/users/logout: POST Sign out
/users/me: GET Read the own account | DELETE Erase the own account
/users/me/export: GET Download all own personal data
/users/verify-otp: POST Verify the e-mail with a code
/users/resend-otp: POST Send the code again
/users/update-profile: PATCH Change name, phone or user name
/users/add-address: POST Add an address
/users/update-address: PATCH Change an address
/users/delete-address: DELETE Delete an address
/users/children: GET List the children to choose sizes for | PUT Save a child | DELETE Delete a child
/users/children/merge: POST Merge the children of this device into the account
/users/update-password: PATCH Change the password
/users/forgot-password: POST Request a reset link
/users/reset-password/{token}: GET Check a reset link | POST Set a new password by a reset link
/users/google-login: POST Sign in with Google
/users/google-nonce: POST Bind the next Google credential to this browser
/users/sign-in-ways: GET List the ways to sign in
/users/two-factor: GET Read the state of the second factor
/users/two-factor/setup: POST Create a secret for an authenticator app
/users/two-factor/enable: POST Turn the second factor on
/users/two-factor/recovery-codes: POST Replace the recovery codes
/users/two-factor/disable: POST Turn the second factor off
/users/sign-ins: GET List the own sign-ins
/users/sessions: GET List the own open sessions | DELETE End all other sessions
/users/sessions/{id}: DELETE End one session
/users/confirm-password: POST Enter the password again for actions of weight
/users/recent-proof: GET Check whether the password is needed again
/users: GET List customers
/users/export.csv: GET Download customers as a file
/users/guests: GET List buyers without an account
/users/guests/export.csv: GET Download buyers without an account as a file
/users/{id}: GET Read a customer | PATCH Change a customer's role or block
/users/{id}/sign-out: POST Sign a user out on all devices
/users/{id}/two-factor/lift: POST Remove a user's lost second factor
/users/{id}/password-link: POST Make a reset link to pass on
/users/{id}/notes: PATCH Write internal notes about a customer
/staff: GET List staff
/staff/invitations: GET List open invitations | POST Invite staff
/staff/invitations/{id}: DELETE Withdraw an invitation
/api-keys: GET List the keys of other programs | POST Make a key
/api-keys/{id}: DELETE Revoke a key
/webhooks: GET List webhooks | POST Add a webhook
/webhooks/{id}: PATCH Change a webhook | DELETE Delete a webhook
/invitations/{token}: GET Read an invitation | POST Accept an invitation
/addresses/provinces: GET List provinces
/addresses/provinces/{code}/wards: GET List the wards of a province
/addresses/find: GET Find today's place for a former one
/images: GET List images | DELETE Delete images
/images/{id}: PATCH Change an image's description | DELETE Delete an image
/images/upload-many: POST Upload images
/listed-discounts: GET List the discounts that everybody may see
/discounts: GET List discounts | POST Create a discount
/discounts/{code}: GET Read what a discount does | PATCH Change a discount | DELETE Delete a discount
/products: GET List and search products | POST Create a product | DELETE Delete products
/feeds/{file}: GET Download the products for Google, Meta or TikTok
/products/addresses: GET List the URLs of all products
/products/instead-of/{slug}: GET Find the product of a former URL
/products/category/{category}: GET List the products of a category
/products/collection/{id}: GET List the products of a collection
/products/popular: GET List popular products
/products/related/{id}: GET List related products
/products/sizes: GET List sizes in use
/products/colors: GET List colours in use
/products/{id}: GET Read a product | PATCH Change a product | DELETE Delete a product
/products/slug/{slug}: GET Read a product by its URL
/products/manage: GET List products for the admin
/products/manage/matching: GET List the ids of matching products
/products/{id}/duplicate: POST Copy a product
/products/slug-free: GET Check whether a URL is free
/products/bulk: PATCH Change several products
/products/manage/deleted: GET List deleted products that can be restored
/products/restore: POST Restore deleted products
/products/{id}/low-stock: PUT Set the warning level of a product's stock
/products/export.csv: GET Download products as a file
/products/import: POST Import products from a file
/search/misses: GET List searches that found nothing
/search/misses/hide: POST Hide a search that found nothing
/search/synonyms: GET List synonyms | POST Add a synonym | DELETE Delete a synonym
/stock: GET List stock
/stock/{variantId}: PATCH Change the stock of a variant
/stock/{variantId}/history: GET List the stock changes of a variant
/second-choice: GET List second-choice goods
/second-choice/{id}/write-off: POST Write off second-choice goods
/stock-takes: GET List stock takes | POST Begin a stock take
/stock-takes/{id}: GET Read a page of a stock take
/stock-takes/{id}/counts/{variantId}: PUT Store the count of a variant
/stock-takes/{id}/differences: GET Read the differences of a stock take
/stock-takes/{id}/differences.csv: GET Download the differences of a stock take
/stock-takes/{id}/post: POST Write the differences of a stock take into the stock
/stock-takes/{id}/cancel: POST Discard a stock take
/categories: GET List categories | POST Create a category
/categories/pictures: GET List a picture for each category
/categories/{id}: GET Read a category | PUT Change a category | DELETE Delete a category
/categories/name/{name}: GET Read a category by its name
/categories/order: PATCH Sort the categories
/collections: GET List collections | POST Create a collection
/collections/{id}: GET Read a collection | PATCH Change a collection | DELETE Delete a collection
/collections/slug/{slug}: GET Read a collection by its URL
/collections/name/{name}: GET Read a collection by its name
/collections/{id}/products: GET List the products of a collection for the admin
/tags: GET List tags | POST Create a tag | DELETE Delete tags
/tags/{tagName}: GET Read a tag | PATCH Rename a tag | DELETE Delete a tag
/carts: GET Read the own cart | POST Add to the cart | PATCH Change a quantity | DELETE Remove a line
/carts/clear: DELETE Empty the cart
/carts/discount: POST Put a discount on the cart | DELETE Take the discount off the cart
/carts/handovers: POST Make a link that continues the cart in another browser
/carts/handovers/{token}: GET Look at a handed-over cart | POST Take over a handed-over cart
/wishlists: GET Read the own wishlist | POST Add to the wishlist | DELETE Remove from the wishlist
/wishlists/ids: GET List the ids of the own wishlist
/wishlists/clear: GET Empty the own wishlist
/settings: GET Read the public settings | PATCH Change settings
/settings/admin: GET Read all settings
/settings/policy-drafts: GET Read drafts of the policies
/settings/mail-test: POST Send a test mail
/stores: GET List stores | POST Create a store
/stores/{id}: DELETE Delete a store | PATCH Change a store
/stores/order: PUT Sort the stores
/banner: GET List banners | POST Create a banner
/banner/{id}: GET Read a banner | PATCH Change a banner | DELETE Delete a banner
/banner/order: PATCH Sort the banners
/locations: GET List delivery areas | POST Create a delivery area
/locations/{id}: GET Read a delivery area | DELETE Delete a delivery area | PATCH Change a delivery area
/locations/order: PUT Sort the delivery areas
/locations/add-many: POST Create delivery areas by region
/contact: POST Send a message to the shop | GET List messages
/contact/{id}: PATCH Mark a message as handled
/newsletter: POST Subscribe to the newsletter | GET List the newsletter subscribers
/newsletter/export.csv: GET Download the newsletter subscribers
/newsletter/unsubscribe: POST Unsubscribe from the newsletter
/alerts: POST Subscribe to a back-in-stock alert | GET List who waits for what
/alerts/export.csv: GET Download who waits for what
/alerts/end: POST End back-in-stock alerts
/reviews: POST Write a review | GET List reviews for the admin
/reviews/quoted: GET List reviews for the home page
/reviews/product/{productId}: GET List the reviews of a product
/reviews/product/{productId}/own: GET Read the own review of a product
/reviews/{id}: GET Read a review | PATCH Change the own review | DELETE Delete the own review
/reviews/{id}/photos: POST Add a photo to the own review
/reviews/{id}/photos/{photoId}: DELETE Remove a photo of a review
/reviews/{id}/reply: PUT Reply to a review in public | DELETE Remove the reply to a review
/reviews/verify-many: PATCH Publish reviews
/reviews/delete-many: PATCH Delete reviews
/payments/momo/initiate: POST Start a MoMo payment
/payments/momo/return: POST Read the result with which MoMo sends a buyer back
/payments/momo/callback: POST Receive a payment event of MoMo
/payments/bank/callback: POST Receive a transfer from the bank
/payments/checkout: POST Start the payment of an order
/payments/{orderId}/status: GET Read the state of a payment
/payments/{orderId}/method: POST Change the payment method of an order
/payments/cod/{orderId}/confirmation: GET Read a cash order to confirm
/payments/cod/{orderId}/confirm: POST Confirm a cash order
/payments/cod/{orderId}/decline: POST Cancel an unconfirmed cash order
/payments/cod/{orderId}/deposit: POST Ask for a deposit on a cash order
/payments/refund: POST Refund an order
/payments/refunds: GET List refunds
/payments/refunds/{id}: PATCH Complete or withdraw a refund
/payments/cod-ledger: GET List cash owed to the shop | PATCH Mark cash as received
/payments/cod-ledger/{id}: PATCH Change an entry of the cash ledger
/payments/cod-statements: GET List the statements of carriers | POST Read a carrier's statement
/payments/cod-statements/{id}: GET Read a statement beside the cash ledger | DELETE Remove a statement that is not booked
/payments/cod-statements/{id}/book: POST Book a statement
/payments/cod-statements/{id}/undo: POST Undo the booking of a statement
/payments/cash-collectors: GET List who collects cash
/payments/mismatches: GET List money that matches no order
/payments/mismatches/{id}: PATCH Mark unmatched money as handled
/orders: GET List orders | POST Place an order
/orders/print-details: GET List what printed sheets of orders show
/orders/export.csv: GET Download orders as a file
/orders/user: GET List the own orders
/orders/user/{id}: GET List a user's orders
/orders/track: GET Track an order by number and phone
/orders/drafts: GET List order drafts | POST Save an order as a draft
/orders/drafts/{id}: GET Read a draft | PUT Change a draft | DELETE Delete a draft
/orders/drafts/{id}/link: POST Create the link of a draft for its customer
/order-offers/{id}: GET Read a draft by its link
/order-offers/{id}/confirm: POST Place the order of a draft by its link
/orders/for-customer: POST Place an order for a customer
/orders/{id}/texts: GET List the filled-in texts of an order
/orders/{id}/texts/mail: POST Mail a text to the customer of an order
/orders/for-customer/preview: POST Price an order for a customer
/orders/read-message: POST Read an order from a chat message
/orders/{id}: GET Read an order | DELETE Delete an order
/orders/{id}/payment: PATCH Mark an order as paid
/orders/{id}/payments: GET List the payments of an order
/orders/{id}/status: PATCH Change the status of an order
/orders/{id}/status/undo: POST Undo the last move of an order
/orders/{id}/address: PATCH Change the address of an order
/orders/{id}/edit: POST Change lines, prices and fee of an order
/orders/{id}/edit/preview: POST Price an edit of an order
/orders/{id}/notes: PATCH Write internal notes about an order
/orders/{id}/sewing: PATCH Plan the sewing of an order
/orders/{id}/invoice: PATCH Record the number of an issued invoice
/orders/buyer: GET Find a buyer by phone, with addresses and open orders
/orders/buyer/erase: POST Erase a buyer without an account
/orders/buyer/merge: POST Merge another phone into that of a buyer
/orders/buyer/separate: POST Separate a merged phone again
/orders/buyer/notes: PUT Change the notes and tags of a buyer
/orders/buyers/tags: PATCH Add and remove tags of several buyers
/production: GET List what to sew next
/products/prices/preview: POST Preview a change of many prices
/products/prices: POST Change many prices
/products/prices/{changeId}/undo: POST Undo a change of many prices, or cancel or end a scheduled one
/products/prices/schedules: GET List scheduled price changes
/products/prices/schedules/{id}: GET Read a scheduled price change
/products/sheet: GET List prices and stock as a sheet | POST Change prices and stock by a sheet
/products/sheet/preview: POST Preview a sheet of prices and stock
/stock/{variantId}/waiting: GET List who waits for a variant
/admin/backups: GET Read the last good backup and the schedule
/admin/doctor: GET Check the set-up of the shop
/orders/{id}/making: GET Follow the making of an order
/orders/{id}/making/staff: GET Read the making of an order for staff
/orders/{id}/maker: PUT Choose who sews an order
/orders/{id}/updates: POST Show the buyer a photo or words of the making
/orders/{id}/updates/{updateId}: DELETE Delete such an update
/orders/{id}/claim: POST Move a guest's order into the own account
/orders/{id}/resend-mail: POST Send the mail of an order again
/orders/{id}/events: GET Follow the changes of an order
/orders/{id}/exchanges: GET List the exchanges of an order | POST Request an exchange
/orders/{id}/exchanges/{exchangeId}/withdraw: POST Withdraw a requested exchange
/exchanges: GET List exchanges
/exchanges/{id}: PATCH Decide an exchange
/exchanges/{id}/return: PUT Record the return of an exchange
/exchanges/{id}/payment: PATCH Record the payment of an exchange's difference
/orders/{id}/returns: GET List the returns of an order | POST Request a return
/orders/{id}/returns/{returnId}/withdraw: POST Withdraw a requested return
/returns: GET List the returns of an order for staff
/returns/{id}: PATCH Decide a return
/returns/{id}/inspection: PUT Record what came back
/open-cases: GET List open returns and exchanges
/gift-receipts/{code}: GET Read a gift receipt by its code
/gift-receipts/{code}/exchanges: POST Exchange a gift
/shipments: GET List shipments | POST Create a shipment
/shipment: GET List shipments under the former path
/shipments/{id}: GET Read a shipment | PATCH Change a shipment | DELETE Delete a shipment
/shipments/read-file: POST Read the rows of a carrier's file
/shipments/{id}/status: PUT Change the status of a shipment
/shipments/order/{orderId}: GET Read the current shipment of an order
/shipments/hooks/ghn: POST Receive an event of GHN
/shipments/hooks/ghtk: POST Receive an event of GHTK
/shipments/hooks/viettelpost: POST Receive an event of Viettel Post
/shipping/before-tet: GET Count the sewing places left before Tết
/shipping/quote: GET Quote fee and days of a delivery
/admin/events: GET Follow what changes in the admin
/admin/new-orders: GET List new orders
/admin/new-orders/seen: POST Mark new orders as seen
/admin/notices: GET List what makes the shop unsafe
/admin/push/devices: GET List the own devices with notifications | POST Turn notifications on
/admin/push/devices/current: POST Find this device
/admin/push/devices/{id}: DELETE Turn notifications off
/admin/push/devices/{id}/test: POST Send a test notification
/reports/summary: GET Read the figures of the dashboard
/reports/tables/{name}: GET Read a report of a period and the one before
/reports/tables/{name}/export.csv: GET Download a report as a file
/audit: GET List changes in the admin
`

/** By `GET /api/path`. */
export const operationSummaries: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      return line
        .slice(colon + 2)
        .split(' | ')
        .map((operation): [string, string] => {
          const blank = operation.indexOf(' ')
          return [`${operation.slice(0, blank)} /api${line.slice(0, colon)}`, operation.slice(blank + 1)]
        })
    }),
)
