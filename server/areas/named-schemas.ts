import { z } from 'zod'
import * as accounts from '../../contract/accounts.ts'
import { Cart, CartItem } from '../../contract/cart.ts'
import * as catalogue from '../../contract/catalogue.ts'
import { Quote } from '../../contract/checkout.ts'
import * as content from '../../contract/content.ts'
import { Discount } from '../../contract/discounts.ts'
import { Failure } from '../../contract/errors.ts'
import { Bilingual } from '../../contract/language/language.schema.ts'
import { Picture } from '../../contract/media.ts'
import { Exchange } from '../../contract/orders/exchanges.ts'
import { Order, OrderItem, OrderShipment, TrackedOrder } from '../../contract/orders/orders.ts'
import { Shipment } from '../../contract/orders/shipments.ts'
import { PaymentState } from '../../contract/payments.ts'
import { Review, ReviewSummary } from '../../contract/reviews.ts'

const { Address, Province, User, Ward } = accounts
const { Category, Collection, ListedProduct, Product, ProductColor, ProductSize, Tag } = catalogue
const { Banner, Location, Settings, Store } = content

const named: Record<string, z.ZodType> = {
  ...{ Address, Banner, Bilingual, Cart, CartItem, Category, Collection, Discount, Exchange, Failure, ListedProduct, Location, Order },
  ...{ OrderItem, OrderShipment, PaymentState, Picture, Product, ProductColor, ProductSize, Province, Quote, Review, ReviewSummary },
  ...{ Settings, Shipment, Store, Tag, TrackedOrder, User, Ward },
}

/** What the OpenAPI document has under a name, so that generated clients have one type of it. */
export const namedSchemas = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) namedSchemas.add(schema, { id })
