#!/usr/bin/env python3
"""Writes cas-pairs.json: 1,000 pairs of a key and what a student typed, half of them equal.

Whether a pair is equal is decided by SymPy, exactly: numbers by their minimal polynomial, expressions as
rational functions, trigonometry through t = tan(θ/2), logarithms by the exponents of their primes, equations
as polynomials up to a factor, solutions as sets. Run it with SymPy 1.11 or later: python3 cas-pairs.py
"""
import json, os, random
import sympy as sp

rnd = random.Random(20261122)
X = {n: sp.Symbol(n, positive=True) for n in "abnxyθA"}
x, y, a, b, n, th, A = (X[k] for k in ("x", "y", "a", "b", "n", "θ", "A"))
SUP = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
T = sp.Symbol("t")


class E:
    """A text in two spellings (key, typed), how tightly it binds, and its value."""
    def __init__(s, key, typed, prec, val): s.k, s.t, s.p, s.v = key, typed, prec, val
    def at(s, prec):
        return s if s.p >= prec else E(f"({s.k})", f"({s.t})", 9, s.v)
    def __add__(s, o): o = wrap(o); return E(f"{s.k}+{o.k}" if o.k[0] != "-" else f"{s.k}{o.k}", f"{s.t} + {o.t}" if o.t[0] not in "-−" else f"{s.t} − {o.t[1:].lstrip()}", 1, s.v + o.v)
    def __sub__(s, o): o = wrap(o).at(2); return E(f"{s.k}-{o.k}", f"{s.t}{rnd.choice(['-', ' - ', '−', ' − '])}{o.t}", 1, s.v - o.v)
    def __neg__(s): o = s.at(2); return E(f"-{o.k}", f"{rnd.choice('-−')}{o.t}", 1, -s.v)
    def __mul__(s, o):
        o = wrap(o)
        if s.t == "1": return o
        if o.t == "1": return s
        l, r = s.at(3) if s.p < 2 else s, o.at(3)
        tight = (l.p == 9 or l.t.isdigit()) and not r.t[0].isdigit() and "/" not in l.t and not l.t[-1].isalpha()
        return E(f"{l.k}*{r.k}", l.t + ("" if tight and rnd.random() < .8 else rnd.choice(["×", " × ", "*", "·"])) + r.t, 2, s.v * r.v)
    def __truediv__(s, o):
        l, r = s.at(2), wrap(o).at(5)
        return E(f"{l.k}/{r.k}", f"{l.t}{rnd.choice(['/', '/', ' / ', '÷'])}{r.t}", 2, s.v / r.v)
    def __pow__(s, o):
        l = s.at(6)
        if isinstance(o, int):
            e = str(o)
            return E(f"{l.k}^{e}" if o >= 0 else f"{l.k}^({e})", l.t + (e.translate(SUP) if rnd.random() < .6 else f"^{e}" if o >= 0 else f"^({e})"), 5, s.v ** o)
        r = wrap(o).at(9)
        return E(f"{l.k}^{r.k}", f"{l.t}^{r.t}", 5, s.v ** o.v)
    __radd__ = lambda s, o: wrap(o) + s
    __rsub__ = lambda s, o: wrap(o) - s
    __rmul__ = lambda s, o: wrap(o) * s
    __rtruediv__ = lambda s, o: wrap(o) / s


def wrap(o):
    if isinstance(o, E): return o
    if isinstance(o, int): return E(str(o), str(o), 9, sp.Integer(o)) if o >= 0 else -wrap(-o)
    if isinstance(o, sp.Rational): return wrap(int(o.p)) / int(o.q) if o.q != 1 else wrap(int(o.p))
    raise TypeError(o)
def V(s): return E(s, s, 9, X[s])
def root(o):
    o = wrap(o)
    bare = o.t.isdigit() and rnd.random() < .8
    return E(f"sqrt({o.k})", "√" + o.t if bare else rnd.choice(["√(%s)", "sqrt(%s)"]) % o.t, 8, sp.sqrt(o.v))
def PI(): return E("pi", "π", 8, sp.pi)
NAMES = {"sin": sp.sin, "cos": sp.cos, "tan": sp.tan, "cosec": sp.csc, "sec": sp.sec, "cot": sp.cot}
def trig(f, arg, power=1):
    """f(arg)^power; arg a letter or whole degrees."""
    deg = isinstance(arg, int)
    v = NAMES[f](sp.pi * arg / 180 if deg else X[arg])
    k = f"{f}({arg})" + (f"^{power}" if power > 1 else "")
    typed_arg = rnd.choice([f" {arg}°", f"({arg}°)", f"{arg}°", f" {arg}"]) if deg else rnd.choice([f" {arg}", arg, f"({arg})"])
    t = f + ("" if power == 1 else rnd.choice([str(power).translate(SUP), f"^{power}"])) + (typed_arg if power == 1 or not typed_arg[0].isdigit() else f"({typed_arg})")
    return E(k, t, 5, v ** power)   # 5: stands below a stroke and before a sign without brackets
def L(o):
    o = wrap(o)
    return E(f"log({o.k})", f"log {o.t}" if o.p == 9 and rnd.random() < .5 else f"log({o.t})", 5, sp.log(o.v))


# ---------- exact verdicts
def zero_number(v):
    v = sp.sympify(v)
    if v.is_Rational: return v == 0
    if v.has(sp.pi):
        return all(zero_number(c) for c in sp.Poly(sp.expand(v), sp.pi).all_coeffs())
    if abs(v.evalf(60)) > sp.Float("1e-40"): return False
    return sp.minimal_polynomial(v, T) == T
def zero_expression(v):
    half = {f(s): g for s in (th, A) for f, g in ((sp.sin, 2*T/(1+T**2)), (sp.cos, (1-T**2)/(1+T**2)), (sp.tan, 2*T/(1-T**2)), (sp.csc, (1+T**2)/(2*T)), (sp.sec, (1+T**2)/(1-T**2)), (sp.cot, (1-T**2)/(2*T)))}
    v = sp.sympify(v).subs(half)
    v = sp.powsimp(sp.expand_power_exp(sp.expand(v)), force=True)
    v = v.replace(lambda e: e.is_Pow and e.exp.has(n), lambda e: power_of_primes(e))
    return sp.cancel(sp.together(v)) == 0
def power_of_primes(e):
    out = sp.Integer(1)
    for p, m in sp.factorint(sp.nsimplify(e.base)).items():
        k = sp.expand(e.exp * m); c = k.coeff(n, 0); k1 = k.coeff(n, 1)
        out *= sp.Symbol(f"p{p}", positive=True) ** k1 * sp.Integer(p) ** c
    return out
def zero_log(v):
    """A sum of whole multiples of logarithms of rational monomials is 0 only if each prime's and letter's exponent is."""
    v = sp.expand_log(sp.sympify(v), force=True)
    v = v.replace(lambda e: e.func == sp.log and e.args[0].is_Rational, lambda e: sum(m * sp.Symbol(f"l{p}") for p, m in sp.factorint(e.args[0]).items()))
    return sp.expand(v) == 0
def same_points(p, q):
    P, Q = sp.Poly(sp.together(p).as_numer_denom()[0], x, y), sp.Poly(sp.together(q).as_numer_denom()[0], x, y)
    if P.is_zero or Q.is_zero: return False
    return sp.cancel(P.as_expr() / Q.as_expr()).is_number


rows, seen, count = [], set(), {}
def put(kind, family, key, typed, equal, quota):
    """Keeps a pair as long as its family wants more of its verdict."""
    if (key, typed) in seen or count.get((family, equal), 0) >= quota or len(key) + len(typed) > 60 or key == typed: return
    seen.add((key, typed)); count[family, equal] = count.get((family, equal), 0) + 1
    rows.append([kind, family, key, typed, equal])
def fill(kind, family, make, zero, quota):
    for _ in range(40000):
        if count.get((family, True), 0) >= quota and count.get((family, False), 0) >= quota: return
        k, t = make()
        try: eq = bool(zero(k.v - t.v))
        except (ZeroDivisionError, NotImplementedError): continue
        if k.v.has(sp.zoo, sp.nan) or t.v.has(sp.zoo, sp.nan): continue
        put(kind, family, k.k, t.t, eq, quota)
    raise SystemExit(f"{family}: {count.get((family, True))}, {count.get((family, False))}")
R = rnd.randint
def near(*xs):
    """One of the numbers changed a little, half of the time."""
    xs = list(xs)
    if rnd.random() < .5:
        i = rnd.randrange(len(xs)); xs[i] = rnd.choice([xs[i] + 1, xs[i] - 1, -xs[i], xs[i] * 2]) or 1
    return xs
def nz(lo, hi):
    while True:
        v = R(lo, hi)
        if v: return v


# ---------- the families
def surds():
    m = rnd.choice([2, 3, 5, 6, 7]); p, q = R(1, 6), R(1, 6); s = rnd.choice([1, -1]) if p != q else 1
    if rnd.random() < .5:
        typed = root(p*p*m) + root(q*q*m) if s > 0 else root(p*p*m) - root(q*q*m)
        c = near(p + s*q)[0]; return wrap(c) * root(m), typed
    c, k = near(p, m); k = abs(k) or 1
    return root(p*p*m), (wrap(abs(c)) * root(k)) if c > 0 else -(wrap(-c) * root(k))
def rationalise():
    p, m = R(1, 6), rnd.choice([2, 3, 5, 6, 7, 10, 11]); d = p*p - m
    c, e, f = near(p, 1, d); s = rnd.choice([1, -1])
    key = wrap(R(1, 3)) ; u = int(key.v)
    kk = key / (wrap(p) + root(m)) if s > 0 else key / (wrap(p) - root(m))
    top = (wrap(u*abs(c)) - u*abs(e) * root(m)) if s > 0 else (wrap(u*abs(c)) + u*abs(e) * root(m))
    return kk, (top / abs(f) if f > 0 else -(top / abs(f)))
def nested():
    p, q = R(2, 9), R(1, 7)
    if p <= q: p, q = q + 1, p
    c, d = near(p, q); s = rnd.choice([1, -1])
    inner = wrap(p + q) + 2 * root(p*q) if s > 0 else wrap(p + q) - 2 * root(p*q)
    return root(inner), (root(abs(c)) + root(abs(d)) if s > 0 else root(abs(c)) - root(abs(d)))
def circles():
    r, h = R(2, 12), R(2, 15); k = rnd.choice(["cone", "sphere", "tsa", "ring", "sector"])
    r2, h2 = near(r, h); r2, h2 = abs(r2), abs(h2)
    if k == "cone": return wrap(sp.Rational(r*r*h, 3)) * PI(), wrap(1) / 3 * PI() * wrap(r2) ** 2 * h2
    if k == "sphere": return wrap(sp.Rational(4*r**3, 3)) * PI(), (4 * PI() * wrap(r2) ** 3) / 3
    if k == "tsa": return 2 * PI() * r * (wrap(r) + h), wrap(2*r2*(r2 + h2)) * PI()
    if k == "ring": return PI() * (wrap(r + h) ** 2 - wrap(r) ** 2), wrap(h2 * (2*r2 + h2)) * PI()
    g = rnd.choice([30, 45, 60, 90, 120]); return wrap(g) / 360 * PI() * wrap(r) ** 2, wrap(sp.Rational(g*r2*r2, 360)) * PI()
def trig_values():
    def one():
        while True:
            f, g, e = rnd.choice(list(NAMES)), rnd.choice([0, 30, 45, 60, 90]), rnd.choice([1, 1, 2])
            w = trig(f, g, e)
            if not w.v.has(sp.zoo): return w
    p, q, c = one(), one(), R(1, 4)
    s = rnd.choice(["+", "-", "*", "/"])
    if s == "/" and zero_number(q.v): s = "+"
    typed = {"+": lambda: c * p + q, "-": lambda: c * p - q, "*": lambda: p * q, "/": lambda: p / q}[s]()
    v = sp.nsimplify(sp.radsimp(sp.simplify(typed.v)))
    if rnd.random() < .5: v = rnd.choice([v + 1, -v, v * 2, 1 / v if v else v + 1, v * sp.sqrt(3)])
    v = sp.radsimp(sp.expand(sp.radsimp(v)))
    num, den = sp.fraction(sp.together(v)); text = None
    for t in sp.Add.make_args(sp.expand(num)):
        co, r = t.as_coeff_Mul()
        if co == 0: continue
        w = wrap(int(abs(co))) if r == 1 else root(int(r**2)) if abs(co) == 1 else wrap(int(abs(co))) * root(int(r**2))
        text = (w if co > 0 else -w) if text is None else (text + w if co > 0 else text - w)
    text = text if text is not None else wrap(0)
    return (text / int(den) if den != 1 else text), typed
def identities():
    v = rnd.choice(["θ", "A"]); s = lambda f, e=1: trig(f, v, e); one = wrap(1)
    pool = [
        [s("sin", 2) + s("cos", 2), one, s("sec", 2) - s("tan", 2), s("cosec", 2) - s("cot", 2), s("sin") * s("cosec"), s("tan") * s("cot"), 1 - s("cos") * s("sin")],
        [s("tan") + s("cot"), s("sec") * s("cosec"), 1 / (s("sin") * s("cos")), s("sec") + s("cosec"), s("tan") - s("cot"), s("sec", 2) * s("cot")],
        [(s("sec") + s("tan")) * (1 - s("sin")), s("cos"), 1 / s("sec"), s("sin") * s("cot"), s("cos", 2), s("sin")],
        [s("sin") / (1 + s("cos")) + (1 + s("cos")) / s("sin"), 2 * s("cosec"), 2 / s("sin"), 2 * s("sec"), s("cosec")],
        [(s("cosec") - s("cot")) ** 2, (1 - s("cos")) / (1 + s("cos")), (1 - s("cos")) ** 2 / s("sin", 2), (1 + s("cos")) / (1 - s("cos")), s("cosec", 2) - s("cot", 2)],
        [s("sin", 4) - s("cos", 4), s("sin", 2) - s("cos", 2), 2 * s("sin", 2) - 1, 1 - 2 * s("cos", 2), s("cos", 2) - s("sin", 2), 1 - 2 * s("sin", 2)],
        [1 / (1 + s("sin")) + 1 / (1 - s("sin")), 2 * s("sec", 2), 2 / (1 - s("sin", 2)), 2 / s("cos", 2), 2 + 2 * s("tan", 2), 2 / (1 + s("sin", 2)), s("sec", 2)],
        [s("tan", 2) - s("sin", 2), s("tan", 2) * s("sin", 2), s("sin", 4) / s("cos", 2), s("tan", 2) * s("cos", 2), s("sin", 2) * s("sec", 2)],
        [(s("sin") + s("cos")) ** 2, 1 + 2 * s("sin") * s("cos"), s("sin", 2) + s("cos", 2), 1 + s("sin") * s("cos"), 1 + 2 * s("cos") / s("cosec")],
        [1 - s("cos", 2), s("sin", 2), s("tan", 2) / (1 + s("tan", 2)), (1 - s("cos")) * (1 + s("cos")), (1 - s("cos")) ** 2, s("tan", 2) / (1 - s("tan", 2))],
    ]
    p = rnd.choice(pool); u, w = rnd.sample(p, 2); c = R(1, 3)
    return (u, w) if c == 1 else (c * u, c * w)
def lin(c, d, v="x"):
    s = V(v) if c == 1 else wrap(c) * V(v) if c > 0 else -V(v) if c == -1 else -(wrap(-c) * V(v))
    return s + d if d > 0 else s - (-d) if d else s
def poly(cs, v="x"):
    out = None
    for i, c in enumerate(cs):
        e = len(cs) - 1 - i
        if not c: continue
        m = wrap(abs(c)) if e == 0 else (V(v) ** e if e > 1 else V(v)) if abs(c) == 1 else wrap(abs(c)) * (V(v) ** e if e > 1 else V(v))
        out = (m if c > 0 else -m) if out is None else (out + m if c > 0 else out - m)
    return out if out is not None else wrap(0)
def rational():
    p, q, r = nz(-5, 5), nz(-5, 5), nz(-5, 5)
    if rnd.random() < .6:
        top, bot = sp.Poly((x + p) * (x + q), x).all_coeffs(), sp.Poly((x + p) * (x + r), x).all_coeffs()
        q2, r2 = near(q, r); return poly([int(c) for c in top]) / poly([int(c) for c in bot]), lin(1, q2) / lin(1, r2)
    u, w = near(p + q, p*q)
    return wrap(1) / lin(1, p) + wrap(1) / lin(1, q), lin(2, u) / poly([1, p + q, w])
def polynomials():
    k = rnd.choice(["pair", "square", "cube", "two", "three"])
    p, q, c, d = nz(-6, 6), nz(-6, 6), R(1, 4), R(1, 3)
    if k == "pair":
        cs = near(*[int(v) for v in sp.Poly((c*x + p) * (d*x + q), x).all_coeffs() ]) if p*d + c*q else [c*d, 0, p*q]
        return lin(c, p) * lin(d, q), poly(cs)
    if k == "square":
        cs = near(c*c, 2*c*p, p*p); return lin(c, p) ** 2, poly(cs)
    if k == "cube":
        cs = near(1, 3*p, 3*p*p, p**3); return lin(1, p) ** 3, poly(cs)
    if k == "two":
        m = rnd.choice([c*d, c*d*2]); f, g = near(c, d); z = V("a"), V("b")
        return (c * z[0]) ** 2 - (d * z[1]) ** 2, (abs(f) * z[0] - abs(g) * z[1]) * (abs(f) * z[0] + abs(g) * z[1])
    r = nz(-4, 4); full = sp.Poly((x + p) * (x + q) * (x + r), x).all_coeffs()
    u, v, w = near(p, q, r); return poly([int(v_) for v_ in full]), lin(1, u) * lin(1, v) * lin(1, w)
def logs():
    if rnd.random() < .5:
        p, q, e, f = rnd.choice([2, 3, 5, 7]), rnd.choice([3, 5, 10, 11]), R(1, 4), R(1, 3)
        g, h = near(e, f); g, h = abs(g), abs(h)
        if rnd.random() < .5: return L(p**e * q**f), g * L(p) + h * L(q)
        return L(wrap(p**e) / q**f), g * L(p) - h * L(q)
    e, f = R(1, 4), R(1, 3); g, h = near(e, f); g, h = abs(g), abs(h); X1, Y1 = V("x"), V("y")
    px = X1 if e == 1 else X1 ** e; py = Y1 if f == 1 else Y1 ** f
    lx = L(X1) if g == 1 else g * L(X1); ly = L(Y1) if h == 1 else h * L(Y1)
    return (L(px * py), lx + ly) if rnd.random() < .5 else (L(px / py), lx - ly)
def powers():
    p, c, d = rnd.choice([2, 3, 5]), R(1, 3), R(1, 3); N = V("n")
    c2, d2, = near(c, d)
    k = rnd.choice([1, 2, 3])
    if k == 1: return wrap(p) ** (N + c), wrap(p ** abs(c2)) * wrap(p) ** N
    if k == 2: return wrap(p) ** (N + c) - wrap(p) ** N, wrap(p ** c - 1 + (c2 - c)) * wrap(p) ** N
    return wrap(p*p) ** N, wrap(p) ** (rnd.choice([2, 2, 3, 1]) * N if rnd.random() < .7 else N + 2)
def sequences():
    f, d = R(1, 9), nz(-5, 6); N = V("n"); f2, d2 = near(f, d); d2 = d2 or 1
    if rnd.random() < .5: return lin(d, f - d, "n"), (wrap(f2) + (N - 1) * d2) if d2 > 0 else wrap(f2) - (N - 1) * (-d2)
    g = 2*f2 - d2
    inner = lin(d2, g, "n")
    return (N / 2) * ((wrap(2*f) + (N - 1) * d) if d > 0 else wrap(2*f) - (N - 1) * (-d)), (N * inner) / 2
def numbers():
    k = rnd.choice(["frac", "power", "mixed", "decimal"])
    p, q = R(2, 9), R(2, 9)
    if k == "frac":
        r, s = R(2, 9), R(2, 9); v = sp.Rational(p, q) + sp.Rational(r, s)
        u = near(int(v.p))[0]; return wrap(sp.Rational(p, q)) + wrap(sp.Rational(r, s)), wrap(abs(u)) / int(v.q)
    if k == "power":
        e = rnd.choice([2, -2, 3, -1]); p2, q2 = near(p, q); v = sp.Rational(abs(p2), abs(q2)) ** e
        return (wrap(p) / q) ** e, wrap(int(v.p)) / int(v.q) if v.q != 1 else wrap(int(v.p))
    if k == "mixed":
        w = R(1, 9); num = p if p < q else 1; u = near(w * q + num)[0]
        return wrap(abs(u)) / q, E(f"{w}+{num}/{q}", f"{w} {num}/{q}", 1, w + sp.Rational(num, q))
    v = sp.Rational(R(1, 999), rnd.choice([4, 8, 10, 20, 25, 40])); u = v + rnd.choice([0, 0, sp.Rational(1, 100), sp.Rational(-1, 10)])
    if u < 0: u = v
    s = str(sp.Float(u, 12).round(6)).rstrip("0").rstrip("."); assert sp.Rational(s) == u
    return wrap(int(v.p)) / int(v.q) if v.q != 1 else wrap(int(v.p)), E(s, s, 9, u)


def equations(quota):
    while min(count.get(("equation", e), 0) for e in (True, False)) < quota:
        k = rnd.choice(["line", "line", "slope", "circle", "parabola", "pair"])
        c, d, e = nz(-6, 6), nz(-6, 6), R(-9, 9); m = rnd.choice([1, -1, 2, 3, -2]); c2, d2, e2 = near(c, d, e) if e else (*near(c, d), e)
        side = lambda l, r: (E(l.k + "=" + r.k, l.t + rnd.choice([" = ", "="]) + r.t, 0, l.v - r.v))
        xy = lambda c, d, e: lin(c, 0) + lin(abs(d), e, "y") if d > 0 else lin(c, 0) - lin(-d, 0, "y") + e if e > 0 else lin(c, 0) - lin(-d, 0, "y") - (-e) if e else lin(c, 0) - lin(-d, 0, "y")
        if k == "line": K, S = side(xy(c, d, e), wrap(0)), side(xy(m*c2, m*d2, 0), wrap(-m*e2))
        elif k == "slope":
            s = sp.Rational(c, d); s2 = sp.Rational(c2, d2)
            if s2 == 0: continue
            mx = (wrap(int(abs(s2.p))) * V("x") if abs(s2.p) != 1 else V("x")); mx = mx / int(s2.q) if s2.q != 1 else mx
            mx = mx if s2 > 0 else -mx
            K = side(xy(c, -d, d*e), wrap(0)); S = side(V("y"), mx + e2 if e2 > 0 else mx - (-e2) if e2 else mx)
        elif k == "circle":
            h, r = R(1, 6), R(2, 9); h2, r2 = near(h, r)
            K = side((V("x") - h) ** 2 + V("y") ** 2, wrap(r*r)); S = side(V("x") ** 2 + V("y") ** 2 - 2*abs(h2) * V("x") + (wrap(h*h)), wrap(r2*r2))
        elif k == "parabola": K, S = side(poly([1, c + d, c*d]), wrap(0)), side(lin(1, c2) * lin(1, d2), wrap(0)) if rnd.random() < .5 else side(poly([m, m*(c2 + d2), 0]), wrap(-m*c2*d2))
        else:
            K = side(lin(c, 0), lin(d, e, "y")); S = side(V("x") / d2, (lin(d, e2, "y")) / (c*d2))
        put("equation", "equation", K.k, S.t, same_points(K.v, S.v), quota)


def solutions(quota):
    while min(count.get(("solutions", e), 0) for e in (True, False)) < quota:
        k = rnd.choice(["whole", "fraction", "surd", "plusminus"])
        def show(vs, surd=None):
            name = rnd.choice(["x = ", "x=", ""]); j = rnd.choice([" or ", ", ", " and ", " या ", " లేదా "])
            return j.join((name if i == 0 or rnd.random() < .5 else "") + v for i, v in enumerate(vs))
        def num(v):
            v = sp.Rational(v); s = str(abs(v)) if v.q == 1 or rnd.random() < .6 or 1000 % v.q else str(float(abs(v)))
            return ("" if v >= 0 else rnd.choice("-−")) + s
        if k in ("whole", "fraction"):
            q = 1 if k == "whole" else R(2, 5); p1, p2 = sp.Rational(nz(-9, 9), q), sp.Rational(nz(-9, 9))
            if p1 == p2: continue
            roots = {p1, p2}; got = list(roots); rnd.shuffle(got)
            w = rnd.random()
            if w < .15: got = got[:1]
            elif w < .3: got = [-g for g in got]
            elif w < .4: got = got + [got[0] + 1]
            elif w < .5: got[0] = got[0] + 1
            put("solutions", "solutions", " or ".join(str(r) for r in sorted(roots)), show([num(g) for g in got]), set(got) == roots, quota)
        elif k == "surd":
            p, m, d = R(1, 6), rnd.choice([2, 3, 5, 6, 7]), rnd.choice([1, 1, 2, 3]); p2, m2, d2 = near(p, m, d)
            if m2 < 1 or d2 == 0: continue
            roots = {(p + sp.sqrt(m)) / d, (p - sp.sqrt(m)) / d}; got = {(p2 + sp.sqrt(m2)) / d2, (p2 - sp.sqrt(m2)) / d2}
            eq = any(zero_number(u - w) for u in roots for w in got) and all(any(zero_number(u - w) for w in got) for u in roots) and all(any(zero_number(u - w) for u in roots) for w in got)
            f = f"{p2} ± √{m2}"; t = rnd.choice(["x = ", ""]) + (f"({f})/{d2}" if d2 != 1 else f)
            if rnd.random() < .4: t = " or ".join((f"({p2} {s} √{m2})/{d2}" if d2 != 1 else f"{p2} {s} √{m2}") for s in "+-")
            put("solutions", "solutions", " or ".join((f"({p}{s}sqrt({m}))/{d}" if d != 1 else f"{p}{s}sqrt({m})") for s in "+-"), t, bool(eq), quota)
        else:
            v = sp.Rational(R(1, 12), R(1, 4)); v2 = v + rnd.choice([0, 0, 1, sp.Rational(1, 2)])
            put("solutions", "solutions", f"{v} or -{v}", rnd.choice(["x = ±", "±", "x=±"]) + num(v2), v == v2, quota)


for kind, family, make, zero, quota in [
    ("number", "surd", surds, zero_number, 40), ("number", "rationalise", rationalise, zero_number, 40), ("number", "nested", nested, zero_number, 15),
    ("number", "pi", circles, zero_number, 35), ("number", "trig-value", trig_values, zero_number, 50), ("number", "number", numbers, zero_number, 40),
    ("expression", "identity", identities, zero_expression, 50), ("expression", "rational", rational, zero_expression, 35), ("expression", "polynomial", polynomials, zero_expression, 45),
    ("expression", "log", logs, zero_log, 35), ("expression", "power", powers, zero_expression, 10), ("expression", "sequence", sequences, zero_expression, 25)]:
    fill(kind, family, make, zero, quota)
equations(45); solutions(35)
assert len(rows) == 1000 and sum(r[4] for r in rows) == 500
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "cas-pairs.json"), "w") as f:
    f.write('{\n  "about": "Pairs of a key and what a student typed; SymPy decided if they are equal (cas-pairs.py).",\n  "fields": ["kind", "family", "key", "typed", "equal"],\n  "pairs": [\n')
    f.write(",\n".join("    " + json.dumps(r, ensure_ascii=False) for r in rows) + "\n  ]\n}\n")
print({k: v for k, v in sorted(count.items())})
