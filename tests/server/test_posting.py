"""What leaves for a push service: sealed as the RFC says, to keys that are keys, and never inwards."""

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from maestri.core.refusal import Refusal
from maestri.server.push.posting import OnlyOutside, Postman, check_endpoint
from maestri.server.push.sealing import check_keys, from_text, sealed, to_text
from tests.server.people import run
from tests.server.push_service import PushService


def test_a_message_is_sealed_as_rfc_8291_shows_it() -> None:
    """The example of its section 5."""
    private = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    made = sealed(
        b"When I grow up, I want to be a watermelon",
        theirs,
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(private, ec.SECP256R1()),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https:///x",
        "file:///etc/passwd",
        "https://[::1",
        "nonsense",
    ],
)
def test_only_push_services_on_the_web_are_called(endpoint: str) -> None:
    check_endpoint("https://push.example.org/send/1", anywhere=False)
    with pytest.raises(Refusal):
        check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "0.0.0.0"])
def test_no_address_inside_is_ever_reached_whatever_its_name(service: PushService, host: str) -> None:
    async def test() -> None:
        port = service.server.server_port
        with pytest.raises(httpcore.ConnectError):
            await OnlyOutside().connect_tcp(host, port)
        postman = Postman(anywhere=False)
        url = f"http://[{host}]:{port}/x" if ":" in host else f"http://{host}:{port}/x"
        assert (await postman.post(url, {}, b"")).status == 503
        await postman.close()

    run(test())
    assert service.delivered == []


def test_bad_keys_are_refused() -> None:
    good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    check_keys(good, "BTBZMqHH6r4Tts7J_aSIgg")
    for keys in (
        (good[:-2] + "AA", "BTBZMqHH6r4Tts7J_aSIgg"),
        (good, "BTBZMqHH6r4Tts7J_aSI"),
        ("é" * 87, "x" * 22),
    ):
        with pytest.raises(Refusal):
            check_keys(*keys)
