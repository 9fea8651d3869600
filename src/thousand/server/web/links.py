"""Links to this server as people outside see it, and their QR codes."""

import io

from starlette.requests import HTTPConnection

from thousand.server.web.context import context_of


def link_to(request: HTTPConnection, path: str) -> str:
    """``path`` under the public address, or the one the browser used."""
    public = context_of(request).settings.public_url
    return f"{public or str(request.base_url).rstrip('/')}{path}"


def qr(text: str) -> str:
    """The QR code of ``text`` as an SVG element; colours are left to the page."""
    import segno  # only whoever invites needs it

    stream = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        stream, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, svgclass="qr", lineclass=None
    )
    return stream.getvalue().decode()
