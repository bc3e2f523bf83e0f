import { build } from 'vite'
import { articleSeeds } from '../../content/articles/all.ts'
import { resourceSeeds } from '../../content/resources/all.ts'
import { policySeeds } from '../../database/seed/load-policies.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import { expect, test } from './visits.ts'

declare function roundTrip(html: string): string
declare function pasted(html: string): string

const texts: [string, string][] = [
  ...articleSeeds.map(({ slug, html }): [string, string] => [slug, html]),
  ...resourceSeeds.map(({ name, content }): [string, string] => [name, content.join('')]),
  ...policySeeds.flatMap(({ slug, version, summary, html }): [string, string][] => [
    [`summary of ${slug} ${version}`, summary],
    [`${slug} ${version}`, html],
  ]),
]

/** Space between blocks shows nothing. */
function compared(html: string): string {
  return cleanRichText(html)
    .replace(/\s+/g, ' ')
    .replace(
      /\s*(<\/?(?:h[2-4]|p|ul|ol|li|dl|dt|dd|blockquote|pre|table|caption|thead|tbody|tr|t[hd]|figure|figcaption|div)\b[^>]*>)\s*/g,
      '$1',
    )
    .replace(/>(?=<(?:h|p|u|o|t|f|d))/g, '>\n')
    .trim()
}

let script = ''
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/rich-text-browser.ts', formats: ['iife'], name: 'editorOfTheAdmin' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('The editor was not built.')
  script = result.output[0].code
})

test('the editor gives back every demo text as it was', async ({ page }) => {
  await page.setContent('<title>Editor</title>')
  await page.addScriptTag({ content: script })
  for (const [name, written] of texts) {
    const kept = cleanRichText(written)
    const given = await page.evaluate((html) => roundTrip(html), kept)
    expect(compared(given), name).toBe(compared(kept))
    // And what it gave once it gives again, letter for letter.
    const cleaned = cleanRichText(given)
    expect(cleanRichText(await page.evaluate((html) => roundTrip(html), cleaned)), name).toBe(cleaned)
  }
})

const rare = [
  '<p><sub>a</sub><sup>b</sup><mark>c</mark><small>d</small><q>e</q><u>f</u><s>g</s></p>',
  '<p><abbr title="Highest common factor">HCF</abbr> <time datetime="2026-11-21">today</time> <code>x</code></p>',
  '<dl><dt>Root</dt><dd>Where it is zero</dd></dl>',
  '<ol start="3"><li>three<ul><li>below</li></ul></li></ol>',
  '<figure><img src="/pictures/a.svg" alt="A curve" width="3" height="2" loading="lazy" /><figcaption>It</figcaption></figure>',
  '<table><caption>Of <span data-tex="x">x</span></caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
  '<div data-tex="a &lt; b &amp; \\text{&quot;c&quot;}">a &lt; b &amp; \\text{"c"}</div>',
  '<blockquote><p>said</p></blockquote><hr /><pre><code>x = 1\ny = 2</code></pre>',
  '<p>a<br />b <a href="mailto:a@b.example">mail</a> <span lang="te">గణితం</span></p>',
]

test('the editor keeps what no demo text has', async ({ page }) => {
  await page.setContent('<title>Editor</title>')
  await page.addScriptTag({ content: script })
  for (const written of rare) {
    const kept = cleanRichText(written)
    const given = await page.evaluate((html) => roundTrip(html), kept)
    expect(cleanRichText(given)).toBe(kept)
  }
})

test('pasted text is cut to the allowed length', async ({ page }) => {
  await page.setContent('<title>Editor</title>')
  await page.addScriptTag({ content: script })
  const given = await page.evaluate(
    (html) => roundTrip(pasted(html)),
    '<h1 style="color:red">T</h1><script>x</script><p class="c" onclick="x">a <font color="red">b</font><img src="https://evil.example/x.png" alt=""></p><iframe src="/x"></iframe><a href="javascript:x">y</a>',
  )
  expect(given).toBe('<h2>T</h2><p>a b</p><p>y</p>')
})
