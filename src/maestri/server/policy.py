"""What a browser may do for a page of ours: nothing but with what comes from this house."""

import re
from base64 import b64encode
from hashlib import sha256

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def policy(page: str = "") -> str:
    """Scripts are files of ours, or the very ones that stand in the page: a browser knows those by digest."""
    digests = [b64encode(sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(page)]
    return POLICY.format(scripts=" ".join(["'self'", *(f"'sha256-{digest}'" for digest in digests)]))
