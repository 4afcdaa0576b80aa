import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const base='http://localhost:4210'
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox']})
const page = await (await browser.newContext({baseURL:base, locale:'vi-VN',bypassCSP:true})).newPage()
await page.setViewportSize({width:320,height:640}); await page.goto('/products'); await page.waitForTimeout(1000)
await page.addScriptTag({content: readFileSync('node_modules/axe-core/axe.min.js','utf8')})
const r = await page.evaluate(async () => {
  const rules = axe.getRules(); const out=[]
  const t0=performance.now(); await axe.run(document,{resultTypes:['violations'],rules:{'target-size':{enabled:true}}}); const full=performance.now()-t0
  for (const {ruleId,tags} of rules) { const t=performance.now(); const res=await axe.run(document,{runOnly:[ruleId],resultTypes:['violations']}); out.push([Math.round(performance.now()-t),ruleId,tags.join(' ').slice(0,80)]) }
  return {full,n:document.querySelectorAll('*').length,out:out.sort((a,b)=>b[0]-a[0]).slice(0,16)}
})
console.log(r.full,r.n); for (const o of r.out) console.log(...o)
await browser.close()
