import type { ArticleSeed } from './article-seed.ts'

export const gstSumsTheWayAShopBillWorks: ArticleSeed = {
  slug: 'gst-sums-the-way-a-shop-bill-works',
  type: 1,
  title: 'GST sums the way a shop bill works',
  drawing: 'matrix-grid',
  publishedOn: '2026-09-17',
  html: String.raw`
<h2>Start with a real bill</h2>
<p>Before opening the chapter, find a printed bill in the kitchen drawer. Somewhere near the bottom it lists a taxable value, CGST, SGST and a total. A GST sum in the exam is that bill with some of the boxes left empty. If you know the order of the boxes, you know the chapter.</p>
<ol>
<li><strong>List price</strong>, as printed on the tag.</li>
<li><strong>Less discount</strong>, if there is one.</li>
<li><strong>Taxable value</strong>: what remains. The tax is worked out on this, never on the list price.</li>
<li><strong>CGST and SGST</strong>: when buyer and seller are in the same state, the tax is shared in two equal halves, one for the centre and one for the state. Between two states it is one amount, called IGST.</li>
<li><strong>Total</strong>: taxable value and tax together.</li>
</ol>
<p>The question always tells you the rate. In the sums below we take 18 %; with another rate the boxes stay the same.</p>

<h2>Worked example (4 marks)</h2>
<p>The list price of a cycle lamp is ₹1,250. A shopkeeper gives a discount of 12 % and sells it to a customer in the same state. The rate of GST is 18 %. Find the CGST, the SGST and the amount on the bill.</p>
<table>
<thead><tr><th scope="col">What you write</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Discount = 12 % of ₹1,250 = ₹150</td><td>½</td></tr>
<tr><td>Taxable value = ₹1,250 − ₹150 = ₹1,100</td><td>½</td></tr>
<tr><td>CGST = 9 % of ₹1,100 = ₹99</td><td>1</td></tr>
<tr><td>SGST = 9 % of ₹1,100 = ₹99</td><td>1</td></tr>
<tr><td>Amount of the bill = ₹1,100 + ₹99 + ₹99 = ₹1,298</td><td>1</td></tr>
</tbody>
</table>
<p>A student who taxes first and gives the discount afterwards also arrives at ₹1,298, because \(1250 \times 1.18 \times 0.88\) and \(1250 \times 0.88 \times 1.18\) are the same product. But the tax boxes would then hold wrong numbers, and the tax is what was asked.</p>

<h2>Several things on one bill</h2>
<p>A bill with many lines is a row of quantities meeting a column of prices: multiply in pairs and add. Two pens at ₹10 and one pencil box at ₹80 make \(2 \times 10 + 1 \times 80 = 100\) rupees. If you have met matrices, you have met this already.</p>
<figure data-drawing="matrix-grid"><figcaption>A product of two matrices. The framed row 2, 1 meets the framed column 1, 2, and the shaded entry is 2 × 1 + 1 × 2 = 4. Quantities along the row, prices down the column: every entry is a small bill.</figcaption></figure>
<p>When the goods carry different rates, make one line for each rate and add the taxes at the end. You may not add the values first and use an average rate.</p>

<h2>Backwards from the total</h2>
<p>A fan costs ₹590 <em>including</em> GST at 18 %. What is its value without tax? The tempting answer is to take 18 % off: \(590 \times 0.82 = 483.80\). It is wrong, because the 18 % was reckoned on the smaller number. The total is 118 % of the value, so</p>
\[\text{value} = \frac{590 \times 100}{118} = 500.\]
<p>The tax is ₹90, and 18 % of 500 is indeed 90. Always test a backwards sum by going forwards.</p>

<h2>What the shopkeeper pays</h2>
<p>The shopkeeper does not keep the tax that you pay, nor does he hand over all of it. He has already paid tax when he bought the goods, and that part is set off. Say he buys for ₹8,000 and sells for ₹10,000, both without tax, at 18 %:</p>
<ul>
<li>tax collected from the customer: ₹1,800;</li>
<li>tax paid to the wholesaler, the input tax credit: ₹1,440;</li>
<li>still to be paid to the government: ₹1,800 − ₹1,440 = ₹360.</li>
</ul>
<p>₹360 is exactly 18 % of ₹2,000, the value he has added. That is the idea of the whole system, and a check for every such sum: at one rate, the net tax is the rate times the difference of the two prices.</p>

<h2>A fixed charge on the bill</h2>
<p>Home delivery adds a fixed amount, whatever you buy. Then the bill is no longer proportional to the number of pieces, although it still grows by equal steps.</p>
<figure data-drawing="line-slope"><figcaption>Read the level axis as the number of pieces and the upright one as the bill. The line meets the upright axis above zero, at the delivery charge; from there it climbs by the price of a piece for every piece.</figcaption></figure>

<h2>For parents</h2>
<p>Keep the next five bills. Cover the bottom half with a card and ask for the tax and the total; then cover the top half and ask for the value without tax. Different shops and different rates make better practice than ten sums of one kind. For sums with marks beside each line, see <a href="/courses/icse-commercial-maths-and-matrices">Commercial maths and matrices</a>.</p>
`,
}
