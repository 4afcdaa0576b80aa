import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every link is built in paths.ts; what may be kept for everyone is in kept-pages.ts. */
export default [
  layout('storefront/layout.tsx', [
    layout('storefront/page-errors.tsx', [
      index('storefront/home/page.tsx'),
      ...prefix('products', [
        index('storefront/products/page.tsx'),
        route('category/:category', 'storefront/category/page.tsx'),
        route('search/:query?', 'storefront/search/page.tsx'),
        route('sales', 'storefront/sales/page.tsx'),
        route(':slug', 'storefront/product/page.tsx'),
      ]),
      route('collections/:slug', 'storefront/collection/page.tsx'),
      route('cart', 'storefront/cart/page.tsx'),
      ...prefix('checkout', [
        index('storefront/checkout/page.tsx'),
        route('payment/:orderId', 'storefront/checkout/payment/page.tsx'),
        route('success', 'storefront/checkout/success/page.tsx'),
      ]),
      route('login', 'storefront/login/page.tsx'),
      route('register', 'storefront/register/page.tsx'),
      route('logout', 'storefront/logout/page.tsx'),
      route('about-us', 'storefront/about/page.tsx'),
      route('faq', 'storefront/faq/page.tsx'),
      route('policies/:kind', 'storefront/policy/page.tsx'),
      route('contact', 'storefront/contact/page.tsx'),
      route('newsletter', 'storefront/newsletter/page.tsx'),
      route('unsubscribe/:token', 'storefront/unsubscribe/page.tsx'),
      route('*', 'storefront/not-found/page.tsx'),
    ]),
  ]),
  route('my-account/who', 'account/who.ts'),
] satisfies RouteConfig
