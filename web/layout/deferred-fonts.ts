/**
 * The fonts of Hindi and Telugu weigh more than all else that a page shows at first, and phones have their own: so they
 * are fetched once the page has loaded and is idle, and the next page uses them from its first paint. A machine without
 * a font of the script (all its characters are the same box) takes one weight at once and shows nothing of the page
 * before, or for three seconds at most. Nothing is fetched for who saves data.
 * It stands inline behind the script of the first paint, which tells of that.
 */
export const deferredFontsScript = `(function(h){var d=h.dataset,f={hi:["Anek Devanagari","कखट"],te:["Anek Telugu","కఖట"]}[h.lang],k="fonts-"+h.lang,w,c;
if(!f||d.save==="")return;
try{w=localStorage.getItem(k)}catch(e){}
if(w){d.fonts="";return}
function load(n,a){return document.fonts.load(n+' 1em "'+f[0]+a+'"',f[1])}
function show(){d.fonts="text"}
c=document.createElement("canvas").getContext("2d");
if(c){c.font="99px sans-serif";w=Array.from(f[1],function(t){return c.measureText(t).width});
if(w[0]===w[1]&&w[1]===w[2]){d.fonts="waiting";setTimeout(show,3e3);requestAnimationFrame(function(){load(400," Text").then(show,show)})}}
function come(){Promise.all([load(400,""),load(700,"")]).then(function(){localStorage.setItem(k,"1")}).catch(function(){})}
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(come,{timeout:4000}):setTimeout(come,500)})
})(document.documentElement)`
