/**
 * Computes the quantile of a standard normal distribution, to a relative 1e-9 (Acklam 2003). The share must be between
 * 0 and 1.
 */
export function inverseNormal(share: number): number {
  if (share < LOW) return tail(Math.sqrt(-2 * Math.log(share)));
  if (share > 1 - LOW) return -tail(Math.sqrt(-2 * Math.log(1 - share)));
  const q = share - 0.5;
  const r = q * q;
  const [a0, a1, a2, a3, a4, a5] = A;
  const [b0, b1, b2, b3, b4] = B;
  const above = (((((a0 * r + a1) * r + a2) * r + a3) * r + a4) * r + a5) * q;
  return above / (((((b0 * r + b1) * r + b2) * r + b3) * r + b4) * r + 1);
}

const LOW = 0.02425;
const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239] as const;
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572] as const;
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
] as const;
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const;

function tail(q: number): number {
  const [c0, c1, c2, c3, c4, c5] = C;
  const [d0, d1, d2, d3] = D;
  return (((((c0 * q + c1) * q + c2) * q + c3) * q + c4) * q + c5) / ((((d0 * q + d1) * q + d2) * q + d3) * q + 1);
}
