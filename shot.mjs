import { createHttpClient } from './bench/support/http-client.ts'
import { newOrder } from './bench/support/shoppers.ts'
import { writeFileSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
const url='http://127.0.0.1:4700'
const { product } = (await createHttpClient().send('GET', url+'/api/products/slug/dam-co-la-sen-hoa-nhi')).json
for (let i=0;i<3;i++) {
 const guest = createHttpClient()
 if(i==2) writeFileSync('/tmp/q.log','')
 const added = await guest.send('POST', url+'/api/carts', { productId: product._id, color: product.colors[0].id, size: product.sizes[0].size, quantity: 1 })
 await new Promise(r=>setTimeout(r,400))
 if(i==2) console.log('== CART\n'+readFileSync('/tmp/q.log','utf8')), writeFileSync('/tmp/q.log','')
 const key = randomUUID()
 const placed = await guest.send('POST', url+'/api/orders', newOrder('cod', key), {'idempotency-key':key})
 console.log(added?.status, placed?.status)
 await new Promise(r=>setTimeout(r,700))
 if(i==2) console.log('== ORDER\n'+readFileSync('/tmp/q.log','utf8'))
}
